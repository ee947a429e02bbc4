import type { Pool, PoolClient, QueryResultRow } from 'pg';

/** What runs prepared statements: planned once per connection, no object mapping between the row and the answer. */
export interface Queries {
  /** `name` stands for one text for ever; parameters are sent apart from it. */
  rows<Row extends QueryResultRow>(name: string, text: string, values?: unknown[]): Promise<Row[]>;
}

/** The API's way to its database. */
export class Statements implements Queries {
  constructor(private readonly pool: Pool) {}

  rows<Row extends QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
    return rowsOf<Row>(this.pool, name, text, values);
  }

  /**
   * Planned for these very values, each time: for conditions that one value in ten thousand rows meets and another in
   * half of them.
   */
  plannedRows<Row extends QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
    return rowsOf<Row>(this.pool, undefined, text, values);
  }

  /** All of it or nothing: whatever `work` throws takes back what it wrote. */
  async transaction<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      const result = await work({ rows: (name, text, values = []) => rowsOf(client, name, text, values) });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      throw error;
    } finally {
      // A connection that cannot even roll back is not given to the next one.
      client.release(broken);
    }
  }
}

async function rowsOf<Row extends QueryResultRow>(
  connection: Pool | PoolClient,
  name: string | undefined,
  text: string,
  values: unknown[],
): Promise<Row[]> {
  const { rows } = await connection.query<Row>({ name, text, values });
  return rows;
}
