import type { Block } from '@maidan/games/kit/game';
import { sayGame } from '@maidan/words/games/names';
import { memo } from 'react';
import { Board } from '../boards/Board.tsx';
import { ResultMark } from '../../parts/result/ResultMark.tsx';
import { useNameAmongMany } from '../oneOfMany.ts';
import { BarBlock } from './BarBlock.tsx';
import { CellsBlock } from './CellsBlock.tsx';
import { GridBlock } from './GridBlock.tsx';
import { limitsOver } from './limitsOver.ts';
import type { Offers } from './offers.ts';
import { limitsText } from './priceText.ts';
import { RowsBlock } from './RowsBlock.tsx';
import { isBar, type Section, SEVEN } from './sections.ts';

interface Props {
  readonly offers: Offers;
  readonly section: Section;
}

export function SectionPanel({ offers, section }: Props) {
  const { blocks, isWide } = section;
  // The seven says itself what it is: it lies between low and high.
  const name = sayGame(offers.game.name);
  const title = section.title === SEVEN ? name : section.title;
  const label = useNameAmongMany(title || name, offers.game);
  const hasHead = title !== '' && !blocks.some(isBar);
  return (
    <section className={isWide ? 'panel bet-panel wide' : 'panel bet-panel'} aria-label={label}>
      {hasHead && <Head game={offers.game} title={title} seat={section.seat} blocks={blocks} />}
      {blocks.map((block, nth) => (
        <OneBlock
          key={keyOf(block)}
          offers={offers}
          block={block}
          heading={title}
          isWide={isWide}
          isFirst={nth === 0}
        />
      ))}
    </section>
  );
}

interface HeadProps extends Pick<Offers, 'game'> {
  readonly title: string;
  readonly seat: string | undefined;
  readonly blocks: readonly Block[];
}

/** A felt has two hundred bets with limits: they are looked through once. */
const Head = memo(function Head({ game, title, seat, blocks }: HeadProps) {
  const isSaidBelow = blocks[0]?.kind === 'rows';
  return (
    <h2 className="bar">
      {seat !== undefined && <ResultMark game={game.code} code={seat} />}
      {title}
      {!isSaidBelow && <span className="limits sp">{limitsText(...limitsOver(game, blocks))}</span>}
    </h2>
  );
});

interface BlockProps {
  readonly offers: Offers;
  readonly block: Block;
  readonly heading: string;
  readonly isWide: boolean;
  readonly isFirst: boolean;
}

function OneBlock({ offers, block, heading, isWide, isFirst }: BlockProps) {
  switch (block.kind) {
    case 'rows':
      return <RowsBlock offers={offers} block={block} isWide={isWide} isFirst={isFirst} />;
    case 'cells':
      return isBar(block) ? (
        <BarBlock offers={offers} block={block} />
      ) : (
        <CellsBlock offers={offers} block={block} heading={heading} />
      );
    case 'grid':
      return <GridBlock offers={offers} block={block} heading={heading} />;
    case 'board':
      return <Board offers={offers} block={block} />;
  }
}

const keyOf = (block: Block): string => {
  if (block.kind === 'rows') return `${block.market} ${block.only?.join() ?? ''}`;
  if (block.kind === 'cells') return block.market;
  return block.kind === 'grid' ? block.rows.flatMap(row => row.cells).join() : block.board;
};
