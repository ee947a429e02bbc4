import { Injectable } from '@nestjs/common';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { writeLetters } from './cooperative-letters.js';
import { requestClosed, requestNotFound } from './request.errors.js';

/** The operators' decisions about a partner's request, each in the caller's transaction. */
@Injectable()
export class DecideCooperativeRequest {
  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async takeUp(queries: Queries, id: string): Promise<void> {
    if (!(await queries.rows(TAKE_UP, { id })).length) throw await this.refusal(queries, id);
  }

  /** Decides once, and sends the answer to the sender. Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async decide(queries: Queries, id: string, state: 'AGREED' | 'DECLINED', answer: string): Promise<void> {
    if (!(await queries.rows(DECIDE, { id, state, answer })).length) throw await this.refusal(queries, id);
    await writeLetters(queries, id, ['DECISION']);
  }

  private async refusal(queries: Queries, id: string) {
    const [request] = await queries.rows(STATE, { id });
    return request ? requestClosed(request.state) : requestNotFound();
  }
}

const TAKE_UP = statement('cooperative-request-take-up')`
UPDATE "cooperative_request" SET "state" = 'IN_WORK', "updatedAt" = now()
WHERE "id" = :id AND "state" IN ('NEW', 'IN_WORK') RETURNING 1`;

const DECIDE = statement('cooperative-request-decide')`
UPDATE "cooperative_request" SET "state" = :state::"RequestState", "answer" = :answer, "answeredAt" = now(), "updatedAt" = now()
WHERE "id" = :id AND "state" IN ('NEW', 'IN_WORK') RETURNING 1`;

const STATE = statement('cooperative-request-state')`SELECT "state" FROM "cooperative_request" WHERE "id" = :id`;
