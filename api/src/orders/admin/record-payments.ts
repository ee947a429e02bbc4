import { Injectable } from '@nestjs/common';
import { RecordPayment } from '../index.js';
import { Audit } from '../../operator/index.js';
import type { Actor } from '../../platform/auth/actor.js';
import { Statements } from '../../platform/database/statements.js';
import type { RecordPaymentInput } from './operator-order.input.js';

@Injectable()
export class RecordPayments {
  constructor(
    private readonly statements: Statements,
    private readonly payments: RecordPayment,
    private readonly audit: Audit,
  ) {}

  /**
   * Records money that the shop itself took, and who says so; a repeated call with the same key does nothing. Throws
   * ORDER_NOT_FOUND, ORDER_NOT_PAYABLE, ORDER_MOVED_ON, IDEMPOTENCY_CONFLICT.
   */
  async record(by: Actor, { idempotencyKey, reason, ...sum }: RecordPaymentInput): Promise<void> {
    const payment = { ...sum, id: idempotencyKey };
    const action = { by, action: 'recordPayment', entity: 'ORDER', id: sum.orderUuid, reason } as const;
    await this.statements.transaction(async (queries) => {
      if (await this.payments.isRecorded(queries, payment)) return;
      await this.audit.changeWithin(queries, action, () => this.payments.record(queries, payment));
    });
  }
}
