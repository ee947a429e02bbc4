import type { Pool, QueryResultRow } from 'pg';

/**
 * Prepared statements for the paths shoppers wait on: planned once per connection, no object mapping between the row
 * and the answer. Everything else goes through Prisma.
 */
export class Statements {
  constructor(private readonly pool: Pool) {}

  /** `name` stands for one text for ever; parameters are sent apart from it. */
  async rows<Row extends QueryResultRow>(name: string, text: string, values: unknown[] = []): Promise<Row[]> {
    const { rows } = await this.pool.query<Row>({ name, text, values });
    return rows;
  }
}
