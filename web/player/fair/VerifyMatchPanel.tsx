import '../parts/seen/findings.css';
import { say } from '@maidan/words/say';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useSearchParams } from '../../ui/router.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { type MatchFindings, useMatchVerification } from './useMatchVerification.ts';

/** Any match that is over, played again in this page. Its id is part of the address. */
export function VerifyMatchPanel() {
  const [query, setQuery] = useSearchParams();
  const match = query.get('match') ?? '';
  const [id, setId] = useState(match);
  const [error, setError] = useState<string>();
  const { data, error: failure, isFetching, refetch } = useMatchVerification(match);
  const panel = useRef<HTMLElement>(null);
  const wanted = useRef(match);
  useEffect(() => {
    if (wanted.current !== '') panel.current?.scrollIntoView(); // who comes from a match comes for this
  }, []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const isId = /^[\w-]{1,64}$/.test(id.trim());
    setError(isId ? undefined : say('fair.needMatch'));
    if (isId) setQuery({ match: id.trim() });
  }

  return (
    <section className="panel fair-match" ref={panel}>
      <h2 className="bar">{say('fair.verifyMatch')}</h2>
      <form className="fair-verify" onSubmit={submit} noValidate>
        <TextField
          label={say('fair.matchId')}
          name="match"
          value={id}
          onChange={setId}
          error={error}
          autoComplete="off"
        />
        <Button type="submit" kind="teal" busy={isFetching}>
          {say('fair.verifyThisMatch')}
        </Button>
      </form>
      <div aria-live="polite">
        {isFetching && <Loading rows={3} />}
        {!isFetching && failure && (
          <Failed title={say('fair.matchFailed')} text={failure.message} onRetry={() => void refetch()} />
        )}
        {!isFetching && !failure && data && <Found match={match} findings={data} />}
      </div>
      {match === '' && <p className="fair-hint">{`${say('fair.likeCards')} ${say('fair.whereMatches')}`}</p>}
    </section>
  );
}

const Found = ({ match, findings }: { readonly match: string; readonly findings: MatchFindings }) => (
  <div className="findings">
    <p className={findings.isRight ? 'verdict right' : 'verdict wrong'}>
      <Icon name={findings.isRight ? 'shield' : 'warning'} />
      <b>{findings.isRight ? say('fair.verified') : say('fair.notVerified')}</b>
      <span>{findings.isRight ? say('fair.matchRight') : findings.lines[0]}</span>
    </p>
    {findings.isRight && (
      <ol className="checks">
        {findings.lines.map(line => (
          <li key={line} className="right">
            <span className="sign">
              <Icon name="check" small />
            </span>
            <div>
              <p>{line}</p>
            </div>
          </li>
        ))}
      </ol>
    )}
    <div className="fair-acts">
      <Button onClick={() => saveFile(new Blob([findings.text], { type: 'application/json' }), `match-${match}.json`)}>
        <Icon name="download" small />
        {say('fair.record')}
      </Button>
      <span className="muted">{say('fair.keepMatch')}</span>
    </div>
  </div>
);
