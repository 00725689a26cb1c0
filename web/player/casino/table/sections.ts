import { type Block, type Game, marketOf, selectionsIn } from '@maidan/games/kit/game';
import type { Quotes } from '@maidan/games/kit/quote';
import { sayLabel } from '@maidan/words/games/labels';
import { say } from '@maidan/words/say';

/** Blocks that share a panel. */
export interface Section {
  readonly key: string;
  /** As the page says it. Empty where the columns are heading enough. */
  readonly title: string;
  /** Whose it is, where it is somebody's. */
  readonly seat: string | undefined;
  readonly tab: string | undefined;
  readonly blocks: readonly Block[];
  /** Takes the whole width; two others stand side by side where there is room. */
  readonly isWide: boolean;
}

/** What of the layout is on the table now, in panels. */
export const sectionsOf = (game: Game, quotes: Quotes): readonly Section[] =>
  arranged(
    panelsOf(game)
      .map(panel => ({ ...panel, blocks: panel.blocks.filter(block => isOnTable(game, block, quotes)) }))
      .filter(({ blocks }) => blocks.length > 0),
  );

/** The tabs of a layout, in their order. */
export const tabsOf = ({ layout }: Game): readonly string[] => [...new Set(layout.flatMap(({ tab }) => tab ?? []))];

/** The title of the block that has a card between its two cells: below it or above it. */
export const SEVEN = '7';

/** One line across the table: a name, what it pays, one cell. */
export const isBar = (block: Block): boolean => block.kind === 'cells' && block.perRow === 1;

const isOnTable = (game: Game, block: Block, quotes: Quotes): boolean =>
  !block.onlyWhenOpen || selectionsIn(game, block).some(id => quotes[id]?.back ?? quotes[id]?.lay);

type Panel = Omit<Section, 'isWide'>;

/** A title starts a panel; what follows without one belongs to it, unless it is a table of its own. */
function panelsOf(game: Game): readonly Panel[] {
  const panels: (Panel & { readonly isTitled: boolean })[] = [];
  for (const [nth, block] of game.layout.entries()) {
    const last = panels.at(-1);
    if (last && isContinued(last, block)) panels[panels.length - 1] = { ...last, blocks: [...last.blocks, block] };
    else {
      const isTitled = block.title !== undefined && !isBar(block);
      const { seat, tab } = block;
      panels.push({ key: String(nth), title: titleOf(game, block), seat, tab, blocks: [block], isTitled });
    }
  }
  return panels;
}

function isContinued(last: Panel & { readonly isTitled: boolean }, block: Block): boolean {
  if (!last.isTitled || last.tab !== block.tab || isBar(block)) return false;
  if (block.title !== undefined) return sayLabel(block.title) === last.title;
  if (last.blocks.at(-1)?.kind === 'rows') return false;
  return block.kind === 'grid' || block.kind === 'cells';
}

function titleOf(game: Game, block: Block): string {
  if (block.title !== undefined) return sayLabel(block.title);
  if (block.kind === 'rows' || block.kind === 'cells') return sayLabel(marketOf(game, block.market).name);
  if (block.kind === 'grid' && block.rows.length === 1) return sayLabel(block.rows[0]?.label ?? '');
  return FELTS.has(block.kind === 'board' ? block.board : '') ? say('casino.felt') : '';
}

const FELTS = new Set(['roulette', 'sicbo']);

/** A narrow panel without a neighbour gets the whole width. */
function arranged(panels: readonly Panel[]): readonly Section[] {
  const sections: Section[] = [];
  for (let nth = 0; nth < panels.length; nth++) {
    const panel = panels[nth]!;
    const next = panels[nth + 1];
    const isPaired = next !== undefined && next.tab === panel.tab && isNarrow(panel) && isNarrow(next);
    sections.push({ ...panel, isWide: !isPaired });
    if (isPaired) {
      sections.push({ ...next, isWide: false });
      nth++;
    }
  }
  return sections;
}

const MOST_NARROW_CELLS = 4;

const isNarrow = ({ blocks }: Panel): boolean =>
  blocks.every(block => {
    if (block.kind === 'rows') return true;
    if (block.kind === 'grid') return block.columns.length <= MOST_NARROW_CELLS;
    return block.kind === 'cells' && !isBar(block) && block.perRow <= MOST_NARROW_CELLS;
  });
