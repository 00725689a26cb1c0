import { say } from '@maidan/words/say';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { Form } from '../parts/Form.tsx';
import { Note } from '../parts/Note.tsx';
import { SignInCode } from './SignInCode.tsx';
import { Refusal } from './Refusal.tsx';
import { SignInFrame } from './SignInFrame.tsx';
import { useLogin } from './useLogin.ts';

/** Email and password; then the code, when this person has two-step sign-in. */
export function Login({ ended }: { readonly ended: boolean }) {
  const login = useLogin();
  return (
    <SignInFrame title={say('office.staffSignIn')}>
      <Form onSubmit={login.submit}>
        {ended && (
          <Note tone="info" icon="info">
            {say('office.signedOut')}
          </Note>
        )}
        <TextField
          label={say('office.email')}
          name="email"
          type="email"
          autoComplete="username"
          value={login.typed.email}
          onChange={email => login.type({ email })}
          error={login.faults['email']}
          required
        />
        <TextField
          label={say('office.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={login.typed.password}
          onChange={password => login.type({ password })}
          error={login.faults['password']}
          required
        />
        {login.asksCode && (
          <SignInCode code={login.typed.code} fault={login.faults['code']} onChange={code => login.type({ code })} />
        )}
        <Refusal words={login.refusal} />
        <Button kind="primary" big type="submit" busy={login.busy}>
          {say('office.signIn')}
        </Button>
      </Form>
    </SignInFrame>
  );
}
