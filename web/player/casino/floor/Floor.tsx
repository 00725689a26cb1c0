import { entryOf } from '@maidan/games/index';
import { sayGame } from '@maidan/words/games/names';
import { say } from '@maidan/words/say';
import { Link } from '../../../ui/router.tsx';
import { Tables, type TablesProps } from './Tables.tsx';
import { useRoom } from './useRoom.ts';

/** Several tables at once, as many as there is room for; what has none is played by itself. */
export function Floor(props: Omit<TablesProps, 'room'>) {
  const room = useRoom();
  const beyond = props.codes.slice(room);
  return (
    <>
      {room > 0 && <Tables {...props} room={room} />}
      {(room === 0 || beyond.length > 0) && (
        <section className="panel floor-beyond">
          {room === 0 && <h1 className="bar">{say('casino.floor')}</h1>}
          <p>{room === 0 ? say('casino.floorTooNarrow') : say('casino.floorBeyond')}</p>
          <ul>
            {beyond.map(code => (
              <li key={code}>
                <Link className="btn" to={`/casino/${code}`}>
                  {sayGame(entryOf(code)?.name ?? code)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
