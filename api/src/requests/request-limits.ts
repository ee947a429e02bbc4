import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, RecipientHash, type Addressee } from '../messaging/index.js';
import { budgetKeyOf, type Client } from '../platform/auth/client.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { CONFIG } from '../platform/config/config.module.js';
import { Limits } from '../platform/throttling/limits.js';

const HOUR = 3600;
const DAY = 24 * HOUR;
const PER_HOUR = 10;
const PER_RECIPIENT_DAY = 10;

/** Limits of requests that anybody may send, by client, network and recipient of the answer. */
@Injectable()
export class RequestLimits {
  private readonly recipients: RecipientHash;

  constructor(
    private readonly limits: Limits,
    private readonly budget: MessageBudget,
    @Inject(CONFIG) { SECRET_KEY }: PlatformConfig,
  ) {
    this.recipients = new RecipientHash(SECRET_KEY);
  }

  /** Counts a request. Throws TOO_MANY_REQUESTS. */
  async count(client: Client, recipients: Addressee[]): Promise<void> {
    await this.limits.hit([
      { key: `request:address:${budgetKeyOf(client)}`, most: PER_HOUR, windowSeconds: HOUR },
      { key: `request:network:${client.network}`, most: PER_HOUR * 5, windowSeconds: HOUR },
      ...recipients.map((recipient) => ({
        key: `request:recipient:${this.recipients.of(recipient).toString('base64url')}`,
        most: PER_RECIPIENT_DAY,
        windowSeconds: DAY,
      })),
    ]);
  }

  /**
   * Counts a message that the client causes. If the limit is used up, the request is accepted but no message is sent.
   */
  async mayCauseMessage(client: Client): Promise<boolean> {
    return (await this.budget.ask(client)) === null;
  }
}
