import { Inject, Injectable } from '@nestjs/common';
import { MessageBudget, MESSENGERS, WriteMessages, type Messengers, type Values } from '../messaging/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { addOutboxEvent } from '../platform/outbox/add-outbox-event.js';
import { OutboxWorker } from '../platform/outbox/outbox-worker.js';
import { Topic, type NotTold, type OutboxEvent } from '../platform/outbox/topic.js';
import type { WebhooksConfig } from './webhooks.config.js';

interface Paused {
  endpointId: string;
}

const PAUSED_LETTER = new Topic<Paused>('webhook.paused-letter');

/** Adds the letter to the outbox. The caller has just paused the webhook, in the same transaction. */
export const writePausedLetter = (queries: Queries, endpointId: string): Promise<void> =>
  addOutboxEvent(queries, [PAUSED_LETTER], { lane: endpointId, payload: { endpointId } });

/** Sends a letter to the shop's mailbox when a webhook was paused after failures. */
@Injectable()
export class SendPausedLetters {
  constructor(
    private readonly statements: Statements,
    private readonly budget: MessageBudget,
    private readonly write: WriteMessages,
    @Inject(MESSENGERS) private readonly messengers: Messengers,
    @Inject(CONFIG) private readonly config: WebhooksConfig,
    outbox: OutboxWorker,
  ) {
    outbox.on(PAUSED_LETTER, (event) => this.send(event));
  }

  private async send({ id, heldBy, payload: { endpointId } }: OutboxEvent<Paused>): Promise<NotTold | null> {
    const address = this.config.WEBHOOKS_MAIL;
    const [endpoint] = await this.statements.rows(ENDPOINT, { endpointId });
    if (!address || endpoint?.state !== 'DEAD') return { untold: 'UNWANTED' };
    const event = `webhook-paused-${id}`;
    const held = await this.budget.spendOnAnswer({ channel: 'EMAIL', address }, true, { id: event, heldBy });
    if (held) return { held };
    const values = { ...valuesOf(endpointId, endpoint), link: this.config.STOREFRONT_URL };
    const letter = await this.write.letter('WEBHOOK_PAUSED_LETTER', 'ru', values);
    if (!(await this.messengers.mail.deliver({ id: event, to: address, ...letter })))
      throw new Error('no provider took it (mail)');
    return null;
  }
}

/** Names only the host, because the rest of the URL may contain a secret. */
function valuesOf(webhookId: string, { url, description, failure }: Endpoint): Values {
  const { host } = new URL(url);
  const webhook = description ? `«${description}» (${host})` : host;
  return { host, webhook, reason: failure ?? '', webhookId };
}

interface Endpoint {
  url: string;
  description: string;
  failure: string | null;
}

const ENDPOINT = statement('webhook-paused-endpoint')`
SELECT "url", "description", "state", "lastFailure" AS "failure" FROM "webhook_endpoint" WHERE "id" = :endpointId`;
