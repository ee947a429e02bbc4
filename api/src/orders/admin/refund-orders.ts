import { Injectable } from '@nestjs/common';
import { RefundSum } from '../index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Statements } from '../../platform/database/statements.js';
import { AnswerReturn } from '../../returns/index.js';
import { Audit } from '../../operator/index.js';
import type { NoteRefundsMadeInput, RefundOrderInput } from './operator-order.input.js';

@Injectable()
export class RefundOrders {
  constructor(
    private readonly statements: Statements,
    private readonly sums: RefundSum,
    private readonly returns: AnswerReturn,
    private readonly audit: Audit,
  ) {}

  /**
   * Refunds a sum and records the refund; a repeated call with the same key does nothing. Throws ORDER_NOT_FOUND,
   * REFUND_TOO_HIGH, IDEMPOTENCY_CONFLICT, and for a return request that the refund settles RETURN_NOT_FOUND and
   * RETURN_MOVED_ON.
   */
  async refund(by: Actor, { idempotencyKey, returnRequestId, ...sum }: RefundOrderInput): Promise<void> {
    const refund = { ...sum, id: idempotencyKey };
    const action = { by, action: 'refundOrder', entity: 'ORDER', id: sum.orderUuid, reason: sum.reason } as const;
    await this.statements.transaction(async (queries) => {
      if (await this.sums.isRequested(queries, refund)) return;
      await this.audit.changeWithin(queries, action, async () => {
        await this.sums.request(queries, refund);
        if (returnRequestId) await this.returns.settleBySum(queries, returnRequestId, sum.orderUuid);
      });
    });
  }

  /** Records refunds that were made by hand. Throws ORDER_NOT_FOUND, ORDER_MOVED_ON. */
  async noteMade(by: Actor, { orderUuid, updatedAt, reason }: NoteRefundsMadeInput): Promise<void> {
    const action = { by, action: 'noteRefundsMade', entity: 'ORDER', id: orderUuid, reason } as const;
    await this.audit.change(action, (queries) => this.sums.noteMade(queries, orderUuid, updatedAt));
  }
}
