import type { Statement } from '@meet/statements';
import { Injectable } from '@nestjs/common';
import type { OperatorChannel } from '../generated/prisma/enums.js';
import type { Actor } from '../platform/auth/actor.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries, type TransactionOptions } from '../platform/database/statements.js';
import { causedBy } from '../shared/request-scope.js';
import { nameTaken } from './explained.js';
import { refuseUnseen, type Seen } from './versions.js';
import { LOCKS, SNAPSHOTS, WHOLE, type ById, type Entity } from './snapshots.js';

export interface Action {
  by: Actor;
  /** Name of the GraphQL call that makes the change. */
  action: string;
  entity: Entity;
  /** Id of the changed entity; null if the change creates it, or changes many rows together. */
  id: string | null;
  /** Reason for the change, as the operator typed it. */
  reason?: string | null;
  /**
   * The call's input, if it may state which version the operator has seen: CONFLICT if the current version is another.
   */
  seen?: Seen;
}

/** The audit log of operators' changes. Rows are only ever added (`api/prisma/sql/append-only.sql`). */
@Injectable()
export class Audit {
  /** The interface through which this process makes changes of people; the command line sets another value. */
  channel: OperatorChannel = 'API';

  constructor(private readonly statements: Statements) {}

  /**
   * Runs `work` in a transaction, and records who makes the change and the states of the entity before and after. All changes
   * by operators use this method. Returns the id of the changed entity; if `work` creates the entity, it must return
   * the id. An error rolls everything back, including the audit record.
   */
  change(action: Action, work: (queries: Queries) => Promise<unknown>): Promise<string> {
    const { kind, id } = action.by;
    return causedBy({ by: kind, id, name: null }, () =>
      this.transaction((queries) => this.changeWithin(queries, action, work)),
    );
  }

  /**
   * Runs a transaction whose work calls {@link changeWithin}. A slug, code or name of another row throws NAME_TAKEN
   * with that row's id.
   */
  async transaction<T>(work: (queries: Queries) => Promise<T>, options?: TransactionOptions): Promise<T> {
    try {
      return await this.statements.transaction(work, options);
    } catch (error) {
      throw await nameTaken(this.statements, error);
    }
  }

  /** Records a change like {@link change}, but within the caller's transaction. */
  async changeWithin(
    queries: Queries,
    { by, action, entity, id, reason = null, seen }: Action,
    work: (queries: Queries) => Promise<unknown>,
  ): Promise<string> {
    if (id || WHOLE.includes(entity)) await queries.rows(LOCKS[entity], { id });
    const before = await this.snapshot(queries, entity, id);
    if (seen && before !== null) refuseUnseen(entity, before, seen);
    const made = await work(queries);
    const changed = id ?? (typeof made === 'string' ? made : null);
    const after = await this.snapshot(queries, entity, changed);
    await queries.rows(ADD_ACTION, {
      actorId: by.kind === 'PROGRAM' ? null : by.id,
      programId: by.kind === 'PROGRAM' ? by.id : null,
      action,
      entity,
      entityId: changed,
      before: json(before),
      after: json(after),
      reason,
      channel: by.kind === 'PROGRAM' ? 'PROGRAM' : this.channel,
    });
    return changed ?? '';
  }

  private async snapshot(queries: Queries, entity: Entity, id: string | null): Promise<unknown> {
    const snapshot: Statement<ById, { snapshot: unknown }> = SNAPSHOTS[entity];
    const [row] = await queries.rows(snapshot, { id });
    return row?.snapshot ?? null;
  }
}

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

const ADD_ACTION = statement('operator-add-action')`
INSERT INTO "operator_action"
  ("actorId", "programId", "action", "entity", "entityId", "before", "after", "reason", "channel")
VALUES (:actorId?, :programId?, :action, :entity, :entityId?, :before?, :after?, :reason?, :channel::"OperatorChannel")`;
