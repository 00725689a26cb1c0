import { say } from '@maidan/words/say';
import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';

interface Props {
  readonly title?: string;
  readonly text?: string;
}

export const NotFound = ({ title = say('frame.noPage'), text = say('frame.mistyped') }: Props) => (
  <section className="panel">
    <title>{say('frame.titled', { page: say('frame.notFound') })}</title>
    <h1 className="bar">{say('frame.notFound')}</h1>
    <Empty
      icon="flag"
      title={title}
      text={text}
      action={
        <Link className="btn teal" to="/home">
          {say('frame.goHome')}
        </Link>
      }
    />
  </section>
);
