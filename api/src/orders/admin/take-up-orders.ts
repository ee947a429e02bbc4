import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { TakeUpRequest } from '../index.js';
import { Audit } from '../../operator/index.js';

/** Assigns an order request to an operator, and records this in the audit log. */
@Injectable()
export class TakeUpOrders {
  constructor(
    private readonly request: TakeUpRequest,
    private readonly audit: Audit,
  ) {}

  /** Throws ORDER_NOT_FOUND, and ORDER_NOT_OPEN if the order waits for no call. */
  async takeUp(by: Actor, uuid: string): Promise<void> {
    await this.audit.change({ by, action: 'takeUpRequest', entity: 'ORDER', id: uuid }, (queries) =>
      this.request.of(queries, uuid),
    );
  }
}
