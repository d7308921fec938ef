import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely';

/** SQLite for Kysely where whatever a query changes is on the disk before the query is answered. */
export class SettledDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #settled: () => Promise<void>;

  constructor(config: SqliteDialectConfig, settled: () => Promise<void>) {
    super(config);
    this.#config = config;
    this.#settled = settled;
  }

  override createDriver(): Driver {
    return new SettledDriver(this.#config, this.#settled);
  }
}

class SettledDriver extends SqliteDriver {
  readonly #settled: () => Promise<void>;

  constructor(config: SqliteDialectConfig, settled: () => Promise<void>) {
    super(config);
    this.#settled = settled;
  }

  /** Every statement is done when it returns, so others go on while one waits for the disk. */
  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    await super.releaseConnection();
    return {
      executeQuery: async <Row>(query: CompiledQuery): Promise<QueryResult<Row>> => {
        const result = await connection.executeQuery<Row>(query);
        if (!SelectQueryNode.is(query.query)) await this.#settled();
        return result;
      },
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  override async releaseConnection(): Promise<void> {}

  /** One transaction would take in what others do meanwhile: they all share the connection. */
  override async beginTransaction(): Promise<void> {
    throw new Error('every statement of the server is a transaction of its own');
  }
}
