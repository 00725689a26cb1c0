import { Client, type Connection } from 'pg';

/* What PostgreSQL says of a statement without running it. */

export interface Described {
  readonly parameters: readonly number[];
  readonly columns: readonly { readonly name: string; readonly type: number }[];
}

/** A connection to which statements are only told, never run. */
export class Describer {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async to(url: string): Promise<Describer> {
    const client = new Client({ connectionString: url });
    await client.connect();
    return new Describer(client);
  }

  /** Throws what PostgreSQL has against it. */
  describe(text: string): Promise<Described> {
    return new Promise((resolve, reject) => {
      this.#client.query(new Telling(text, resolve, reject));
    });
  }

  async rows(text: string): Promise<readonly Readonly<Record<string, string | null>>[]> {
    return (await this.#client.query<Record<string, string | null>>(text)).rows;
  }

  end(): Promise<void> {
    return this.#client.end();
  }
}

/** The driver's own side of a connection, as far as it is needed here. */
interface Wire {
  parse(message: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
  once(event: 'parameterDescription', heard: (message: { dataTypeIDs: readonly number[] }) => void): void;
  removeAllListeners(event: 'parameterDescription'): void;
}

/** Parse, Describe and Sync of the extended protocol: what the driver sends before Bind and Execute. */
class Telling {
  readonly #text: string;
  readonly #resolve: (described: Described) => void;
  readonly #reject: (reason: Error) => void;
  #parameters: readonly number[] = [];
  #columns: Described['columns'] = [];

  constructor(text: string, resolve: (described: Described) => void, reject: (reason: Error) => void) {
    this.#text = text;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(connection: Connection): void {
    const wire = connection as unknown as Wire;
    wire.removeAllListeners('parameterDescription');
    wire.once('parameterDescription', ({ dataTypeIDs }) => {
      this.#parameters = dataTypeIDs;
    });
    wire.parse({ text: this.#text, name: '', types: [] });
    wire.describe({ type: 'S', name: '' });
    wire.sync();
  }

  handleRowDescription({ fields }: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID }));
  }

  handleReadyForQuery(): void {
    this.#resolve({ parameters: this.#parameters, columns: this.#columns });
  }

  handleError(error: Error): void {
    this.#reject(error);
  }
}
