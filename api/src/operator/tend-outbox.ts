import { dropDeadEvents, listDeadEvents, replayDeadEvents, type DeadEvent } from '../platform/outbox/dead-events.js';
import type { Statements } from '../platform/database/statements.js';
import type { PageRequest, Pagination } from '../shared/page.js';
import type { Audit } from './audit.js';

/** Events of the outbox that were given up after ten attempts: news of orders that their shoppers never got. */
export class TendOutbox {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** The oldest first. */
  list(request: PageRequest): Promise<{ items: DeadEvent[]; pagination: Pagination }> {
    return listDeadEvents(this.statements, request);
  }

  /** Has these told once more, or all of them for null. Returns the ids of those that were dead. */
  replay(by: string, ids: string[] | null): Promise<string[]> {
    return this.change(by, 'replayEvents', (queries) => replayDeadEvents(queries, ids));
  }

  /** Gives these up for good. Returns the ids of those that were dead. */
  drop(by: string, ids: string[]): Promise<string[]> {
    return this.change(by, 'dropEvents', (queries) => dropDeadEvents(queries, ids));
  }

  private async change(
    by: string,
    action: string,
    work: (...args: Parameters<Parameters<Audit['change']>[1]>) => Promise<string[]>,
  ): Promise<string[]> {
    let changed: string[] = [];
    await this.audit.change({ by, action, entity: 'OUTBOX', id: null }, async (queries) => {
      changed = await work(queries);
    });
    return changed;
  }
}
