import { Link } from '../../ui/router.tsx';
import { Empty } from '../../ui/States.tsx';

interface Props {
  readonly title?: string;
  readonly text?: string;
}

export const NotFound = ({
  title = 'This page does not exist',
  text = 'The address may be mistyped, or the page has moved.',
}: Props) => (
  <section className="panel">
    <title>Not found · Maidan</title>
    <h1 className="bar">Not found</h1>
    <Empty
      icon="flag"
      title={title}
      text={text}
      action={
        <Link className="btn teal" to="/home">
          Go to Home
        </Link>
      }
    />
  </section>
);
