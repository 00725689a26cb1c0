import type { Reply } from '@maidan/contract/api';
import type { GlanceFigure } from '@maidan/contract/glance';
import { say } from '@maidan/words/say';
import { type ReactNode, useId } from 'react';
import { GROUPS } from './filter.ts';

interface Props {
  readonly totals: Reply<'protectionDays'>['totals'];
  readonly chosen: GlanceFigure;
  readonly onChoose: (figure: GlanceFigure) => void;
}

/** Every figure of the days, by what it is of: the one that is pressed is shown by day. */
export const GlanceTiles = ({ totals, chosen, onChoose }: Props) => (
  <div className="protection-tiles">
    {Object.entries(GROUPS).map(([group, figures]) => (
      <Group key={group} name={say('officeProtection.group', { group })}>
        {figures.map(figure => (
          <button key={figure} type="button" aria-pressed={figure === chosen} onClick={() => onChoose(figure)}>
            <span>{say('officeProtection.figure', { figure })}</span> <b>{totals[figure] ?? 0}</b>
          </button>
        ))}
      </Group>
    ))}
  </div>
);

function Group({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is not laid out as a grid
    <div role="group" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div>{children}</div>
    </div>
  );
}
