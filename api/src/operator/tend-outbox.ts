import { Injectable } from '@nestjs/common';
import type { Actor } from '../platform/auth/actor.js';
import {
  countDeadEvents,
  deadEventsAfter,
  dropDeadEvents,
  listDeadEvents,
  replayDeadEvents,
  type DeadEvent,
} from '../platform/outbox/dead-events.js';
import { Statements } from '../platform/database/statements.js';
import type { PageRequest, Pagination } from '../shared/page.js';
import { connect, type Connection, type ConnectionRequest } from '../shared/connection.js';
import { listKey, readCursor, writeCursor } from '../shared/cursor.js';
import { Audit } from './audit.js';
import { isId } from './read-late-messages.js';

/** Dead letters of the outbox: order notifications that could not be sent in ten attempts. */
@Injectable()
export class TendOutbox {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns a page of dead events, the oldest first. */
  list(request: PageRequest): Promise<{ items: DeadEvent[]; pagination: Pagination }> {
    return listDeadEvents(this.statements, request);
  }

  /** Returns dead events after a cursor, the oldest first. Throws CURSOR_INVALID. `counted`: with their number. */
  async connection({ first, after = null }: ConnectionRequest, counted: boolean): Promise<Connection<DeadEvent>> {
    const [behind] = after === null ? [null] : readCursor(after, LIST, isId);
    const totalCount = counted ? await countDeadEvents(this.statements) : 0;
    // One row more than requested shows whether there are more.
    const found = await deadEventsAfter(this.statements, behind, first + 1);
    const edges = found.slice(0, first).map((node) => ({ cursor: writeCursor(LIST, [node.id]), node }));
    return connect(edges, { after, hasNextPage: found.length > first, totalCount });
  }

  /** Makes these dead events due again; null means all of them. Returns the ids of the events that were dead. */
  replay(by: Actor, ids: string[] | null): Promise<string[]> {
    return this.change(by, 'replayEvents', (queries) => replayDeadEvents(queries, ids));
  }

  /** Drops these dead events permanently. Returns the ids of the events that were dead. */
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

const LIST = listKey('deadMessages', {});
