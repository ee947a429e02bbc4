import type { Actor } from '../platform/auth/actor.js';
import { dropDeadEvents, listDeadEvents, replayDeadEvents, type DeadEvent } from '../platform/outbox/dead-events.js';
import type { Statements } from '../platform/database/statements.js';
import type { PageRequest, Pagination } from '../shared/page.js';
import type { Audit } from './audit.js';

/** Dead letters of the outbox: news of orders that could not be sent in ten attempts. */
export class TendOutbox {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of dead events, the oldest first. */
  list(request: PageRequest): Promise<{ items: DeadEvent[]; pagination: Pagination }> {
    return listDeadEvents(this.statements, request);
  }

  /** Makes these dead events due again; null means all of them. Returns the ids of those that were dead. */
  replay(by: Actor, ids: string[] | null): Promise<string[]> {
    return this.change(by, 'replayEvents', (queries) => replayDeadEvents(queries, ids));
  }

  /** Drops these dead events permanently. Returns the ids of those that were dead. */
  drop(by: Actor, ids: string[]): Promise<string[]> {
    return this.change(by, 'dropEvents', (queries) => dropDeadEvents(queries, ids));
  }

  private async change(
    by: Actor,
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
