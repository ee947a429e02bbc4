import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import type { Queries } from '../../platform/database/statements.js';
import { AnswerReturn, RequestReturn } from '../index.js';
import { Audit } from '../../operator/index.js';
import { FindReturns } from './find-returns.js';
import type { CreateReturnForShopperInput, ReturnDecisionInput } from './operator-return.input.js';
import type { OperatorReturnRequest } from './operator-return.model.js';

/** The operators' answers to return requests, and the returns that they begin. */
@Injectable()
export class AnswerReturns {
  constructor(
    private readonly found: FindReturns,
    private readonly audit: Audit,
    private readonly answer: AnswerReturn,
    private readonly requests: RequestReturn,
  ) {}

  /** Begins a return for the shopper, which needs no approval: an operator wants it. Throws ORDER_NOT_FOUND, RETURN_NOT_ALLOWED. */
  async create(by: Actor, { orderUuid, items }: CreateReturnForShopperInput): Promise<OperatorReturnRequest> {
    const action = { by, action: 'createReturnForShopper', entity: 'RETURN_REQUEST', id: null } as const;
    const id = await this.audit.change(action, async (queries) => {
      const requested = await this.requests.createFor(queries, orderUuid, items);
      await this.answer.approve(queries, requested, null);
      return requested;
    });
    return this.found.byId(id);
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  approve(by: Actor, id: string, instructions: string | null): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'approveReturn' }, (queries) =>
      this.answer.approve(queries, id, instructions),
    );
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  receive(by: Actor, id: string): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'receiveReturn' }, (queries) => this.answer.receive(queries, id));
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON, TRANSITION_REFUSED, BAD_USER_INPUT. */
  close(by: Actor, id: string, items: ReturnDecisionInput[]): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'refundReturn' }, (queries) => this.answer.close(queries, id, by.id, items));
  }

  /** Throws RETURN_NOT_FOUND, RETURN_MOVED_ON. */
  reject(by: Actor, id: string, reason: string): Promise<OperatorReturnRequest> {
    return this.change({ by, id, action: 'rejectReturn', reason }, (queries) =>
      this.answer.reject(queries, id, reason),
    );
  }

  private async change(
    action: { by: Actor; id: string; action: string; reason?: string },
    work: (queries: Queries) => Promise<void>,
  ): Promise<OperatorReturnRequest> {
    await this.audit.change({ ...action, entity: 'RETURN_REQUEST' }, work);
    return this.found.byId(action.id);
  }
}
