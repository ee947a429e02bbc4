import { Inject, Injectable } from '@nestjs/common';
import { Payments, type PaymentConfig } from '../../payment/index.js';
import type { ApiClient } from '../../platform/auth/api-client.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { statement } from '../../platform/database/statement.js';
import { Statements } from '../../platform/database/statements.js';
import { ApiError } from '../../shared/api-error.js';
import { lockOrder } from '../changing/locked-order.js';
import { orderNotFound } from '../order.errors.js';
import { paymentOf } from './order-receipt.js';
import { ReturnAddresses } from './return-addresses.js';

/**
 * Payment links of unpaid orders, and of units added to paid ones. Anybody may request such a link: paying for another
 * person does no harm.
 */
@Injectable()
export class OrderPaymentLink {
  constructor(
    private readonly statements: Statements,
    private readonly payments: Payments,
    private readonly returnAddresses: ReturnAddresses,
    @Inject(CONFIG) private readonly config: Pick<PaymentConfig, 'PAYMENT_PROVIDER'>,
  ) {}

  /**
   * Returns the payment link. If the last payment was declined, creates a new link. Throws ORDER_NOT_FOUND,
   * ORDER_NOT_PAYABLE, PAYMENT_NOT_CONNECTED, PAYMENT_UNAVAILABLE, and BAD_USER_INPUT for a `returnUrl` that is not allowed. A link that is
   * already open keeps its return URL.
   */
  async of(id: string, returnUrl: string | null, apiClient: ApiClient | null): Promise<string> {
    const returnTo = ReturnAddresses.of(this.returnAddresses.check('returnUrl', returnUrl, apiClient), id);
    const paymentId = await this.statements.transaction(async (queries) => {
      const [payable] = await queries.rows(PAYABLE, { id });
      if (!payable) throw orderNotFound();
      const order = (await lockOrder(queries, payable.uuid))!;
      const { status, waiting } = order;
      const awaits = status === 'AWAITING_PAY' || status === 'ACCEPT_MEET_WAIT_PAID' || waiting.length > 0;
      if (!awaits || !payable.payable) throw new ApiError('ORDER_NOT_PAYABLE');
      if (!this.config.PAYMENT_PROVIDER) throw new ApiError('PAYMENT_NOT_CONNECTED');
      const payment = await this.payments.open(queries, {
        ...paymentOf(order),
        ...(returnTo && { returnUrl: returnTo }),
      });
      return payment.id;
    });
    const link = await this.payments.link(paymentId);
    if (!link) throw new ApiError('PAYMENT_UNAVAILABLE');
    return link;
  }
}

const PAYABLE = statement('order-payable')`
SELECT "uuid", coalesce("expiresAt" > now(), false) AS "payable" FROM "shop_order" WHERE "id" = :id`;
