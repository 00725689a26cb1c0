import { SLOTS } from '@maidan/games/slots/list';
import { say } from '@maidan/words/say';
import { SlotTile } from '../slots/SlotTile.tsx';
import { useClosed } from '../slots/useClosed.ts';
import '../slots/lobby.css';
import '../slots/slots.css';

/** Every slot, with what it returns. */
export function Slots() {
  const closed = useClosed();
  return (
    <section className="slot-lobby">
      <header>
        <h1>{say('slots.title')}</h1>
        <p>{say('slots.lead')}</p>
      </header>
      <ul>
        {SLOTS.map(({ code }) => (
          <SlotTile key={code} code={code} isClosed={closed.has(code)} />
        ))}
      </ul>
    </section>
  );
}
