import type { Money } from '@maidan/core/money';
import type { Slot } from '@maidan/games/slots/slot';
import { paid } from '@maidan/games/slots/spin';
import { say } from '@maidan/words/say';
import { Dialog } from '../../ui/Dialog.tsx';
import { inRupees, saySymbol } from './slotSay.ts';
import { SymbolArt } from './SymbolArt.tsx';

interface Props {
  readonly slot: Slot;
  readonly stake: Money;
  readonly onClose: () => void;
}

/** What each row of symbols pays for this stake, the lines, and what the special ones do. */
export function PayTable({ slot, stake, onClose }: Props) {
  const { pays, lines, wild, free, strips } = slot;
  const rows = Object.entries(pays).map(([symbol, steps]) => ({ symbol, steps: steps ?? [] }));
  const counts = Array.from(strips.keys(), reel => reel + 1).filter(many => rows.some(({ steps }) => steps[many]));
  return (
    <Dialog title={say('slots.payTable')} onClose={onClose}>
      <div className={`slot-dialog ${slot.code}`}>
        <p>{say('slots.payTableLead', { stake: inRupees(stake) })}</p>
        <table className="slot-pays">
          <thead>
            <tr>
              <th scope="col">{say('slots.symbol')}</th>
              {counts.map(many => (
                <th key={many} scope="col">
                  {say('slots.inARow', { many })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ symbol, steps }) => (
              <tr key={symbol}>
                <th scope="row">
                  <SymbolArt slot={slot.code} symbol={symbol} />
                  {saySymbol(symbol)}
                </th>
                {counts.map(many => (
                  <td key={many}>{steps[many] ? inRupees(paid(slot, stake, steps[many])) : '–'}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="slot-rules">
          <li>{lines === 'ways' ? say('slots.payWays') : say('slots.payLines', { lines: lines.length })}</li>
          {wild && (
            <li>
              <SymbolArt slot={slot.code} symbol={wild.symbol} />
              {wild.times > 1
                ? say('slots.wildTimes', { symbol: saySymbol(wild.symbol), times: wild.times })
                : say('slots.wildRule', { symbol: saySymbol(wild.symbol) })}
            </li>
          )}
          {free && (
            <li>
              <SymbolArt slot={slot.code} symbol={free.symbol} />
              {say('slots.freeRule', {
                from: free.from,
                symbol: saySymbol(free.symbol),
                spins: free.spins,
                times: free.times,
              })}
            </li>
          )}
        </ul>
        {lines !== 'ways' && slot.rows > 1 && <Lines lines={lines} rows={slot.rows} />}
      </div>
    </Dialog>
  );
}

const Lines = ({ lines, rows }: { readonly lines: readonly (readonly number[])[]; readonly rows: number }) => (
  <ol className="slot-paths">
    {[...lines.entries()].map(([nth, line]) => (
      <li key={nth}>
        <span className="vh">{say('slots.lineNth', { nth: nth + 1 })}</span>
        <svg viewBox={`0 0 ${line.length * 10} ${rows * 10}`} aria-hidden="true">
          {Array.from({ length: line.length * rows }, (_, cell) => (
            <rect
              key={cell}
              x={(cell % line.length) * 10 + 1}
              y={Math.floor(cell / line.length) * 10 + 1}
              width="8"
              height="8"
              rx="1.5"
            />
          ))}
          <polyline points={line.map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`).join(' ')} />
        </svg>
      </li>
    ))}
  </ol>
);
