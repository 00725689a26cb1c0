import { tableTopic } from '@maidan/contract/stream';
import { tableAfter, type TableEvent, type TableView } from '@maidan/contract/table';
import { LiveChannel, type Telling } from '../stream/liveChannel.ts';

/** What happens at one table, for everybody who looks at it. */
export class TableChannel extends LiveChannel<TableView, TableEvent> {
  constructor(code: string, view: TableView, telling: Telling) {
    super(tableTopic(code), view, tableAfter, telling);
  }
}
