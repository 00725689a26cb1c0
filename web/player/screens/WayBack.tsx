import { say } from '@maidan/words/say';
import { useParams } from '../../ui/router.tsx';
import { AuthPage } from '../auth/AuthPage.tsx';
import { ConfirmEmail } from '../auth/ConfirmEmail.tsx';
import { ForgotPassword } from '../auth/ForgotPassword.tsx';
import { ResetPassword } from '../auth/ResetPassword.tsx';

const STEPS = {
  forgot: { title: say('door.forgot'), Draw: ForgotPassword },
  reset: { title: say('door.newPassword'), Draw: ResetPassword },
  confirm: { title: say('door.confirmEmail'), Draw: ConfirmEmail },
} as const;

/** For who cannot get in, and where links in mails lead. */
export function WayBack() {
  const { step = '' } = useParams();
  const { title, Draw } = STEPS[step === 'reset' || step === 'confirm' ? step : 'forgot'];
  return (
    <AuthPage title={title}>
      <title>{say('frame.titled', { page: title })}</title>
      <Draw />
    </AuthPage>
  );
}
