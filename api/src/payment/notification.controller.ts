import {
  BadRequestException,
  Controller,
  ForbiddenException,
  HttpCode,
  Inject,
  Post,
  Req,
  ServiceUnavailableException,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { Public } from '../platform/auth/access.js';
import { LOGGER } from '../platform/observability/logger.js';
import { PAYMENT_PROVIDER, PaymentProviderError, type Notification, type PaymentProvider } from './payment-provider.js';
import { PaymentsDue } from './payments-due.js';
import { RefundsDue } from './refunds-due.js';

/** Receives notifications from the payment provider, which repeats a notification until it gets a response of 200. */
@Public()
@Controller('payments')
export class NotificationController {
  constructor(
    @Inject(PAYMENT_PROVIDER) private readonly provider: PaymentProvider,
    private readonly payments: PaymentsDue,
    private readonly refunds: RefundsDue,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Post('notifications')
  @HttpCode(200)
  async hear(@Req() { body, ip }: FastifyRequest): Promise<void> {
    const notification = this.provider.parseNotification(body, ip);
    if (notification.about === 'REFUSED') this.refuse(notification.reason, ip);
    else if (notification.about !== 'OTHER') await this.look(notification);
  }

  private refuse(reason: 'ADDRESS' | 'BODY', ip: string): never {
    this.log.warn({ provider: this.provider.name, reason, ip }, 'a notification of a payment was refused');
    if (reason === 'ADDRESS') throw new ForbiddenException('Not an address of the payment provider');
    throw new BadRequestException('Not a notification of the payment provider');
  }

  private async look({ about, providerId }: Extract<Notification, { providerId: string }>): Promise<void> {
    try {
      const ours = await (about === 'PAYMENT' ? this.payments : this.refunds).lookAt(providerId);
      // The payment is unknown if the provider has not answered its creation yet, or if it was created by hand. In the
      // first case the periodic work will query it.
      if (!ours) this.log.warn({ about, providerId }, 'a notification of something unknown');
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      this.log.warn({ about, providerId, err: error }, 'a notification could not be checked');
      throw new ServiceUnavailableException('Try again later');
    }
  }
}
