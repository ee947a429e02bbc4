import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/auth/actor.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { badUserInput, fieldFault } from '../../shared/api-error.js';
import type { PageRequest } from '../../shared/page.js';
import { ReadWebhooks, WebhookEndpoints } from '../index.js';
import { Audit, notFound, readPage } from '../../operator/index.js';
import type { SaveWebhookInput, WebhookDeliveriesInput } from './webhook.input.js';
import type { SavedWebhook, Webhook, WebhookDeliveryPage } from './webhook.model.js';

/** Webhooks and the log of their deliveries, as administrators see and change them. */
@Injectable()
export class EditWebhooks {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
    private readonly endpoints: WebhookEndpoints,
    private readonly found: ReadWebhooks,
  ) {}

  all(): Promise<Webhook[]> {
    return this.found.all();
  }

  deliveries({ webhookId, state = null }: WebhookDeliveriesInput, page: PageRequest): Promise<WebhookDeliveryPage> {
    return readPage(page, this.found.deliveries({ webhookId, state }));
  }

  /**
   * Registers or changes a webhook. The result for a new webhook contains its secret. Throws NOT_FOUND, BAD_USER_INPUT.
   */
  async save(by: Actor, dto: SaveWebhookInput): Promise<SavedWebhook> {
    const { id: known = null, events, eventTypes, version: _seen, ...given } = dto;
    const types = events ?? eventTypes;
    if (!types || (events && eventTypes))
      throw badUserInput([fieldFault('dto', 'exactlyOneOf', { names: ['events', 'eventTypes'] })]);
    const fields = { ...given, events: types };
    let secret: string | null = null;
    const action = { by, action: 'saveWebhook', entity: 'WEBHOOK', id: known, seen: dto } as const;
    const id = await this.audit.change(action, async (queries) => {
      if (known) {
        if (!(await this.endpoints.edit(queries, known, fields))) throw notFound();
        return known;
      }
      const made = await this.endpoints.register(queries, fields);
      ({ secret } = made);
      return made.id;
    });
    return { webhook: await this.one(id), secret };
  }

  /** Throws NOT_FOUND. */
  async remove(by: Actor, id: string): Promise<void> {
    await this.change(by, 'removeWebhook', id, (queries) => this.endpoints.remove(queries, id));
  }

  /** Throws NOT_FOUND. */
  async rotateSecret(by: Actor, id: string): Promise<SavedWebhook> {
    const secret = await this.change(by, 'rotateWebhookSecret', id, (queries) =>
      this.endpoints.rotateSecret(queries, id),
    );
    return { webhook: await this.one(id), secret };
  }

  /** Throws NOT_FOUND. */
  async pause(by: Actor, id: string): Promise<Webhook> {
    await this.change(by, 'pauseWebhook', id, (queries) => this.endpoints.pause(queries, id));
    return this.one(id);
  }

  /** Throws NOT_FOUND. */
  async resume(by: Actor, id: string): Promise<Webhook> {
    await this.change(by, 'resumeWebhook', id, (queries) => this.endpoints.resume(queries, id));
    return this.one(id);
  }

  /** Returns the number of events that are delivered again. Throws NOT_FOUND. */
  replay(by: Actor, id: string, since: Date): Promise<number> {
    return this.change(by, 'replayWebhook', id, (queries) => this.endpoints.replay(queries, id, since));
  }

  /** Throws NOT_FOUND. */
  async replayDelivery(by: Actor, deliveryId: string): Promise<boolean> {
    const id = await this.webhookOf(deliveryId);
    return this.change(by, 'replayWebhookDelivery', id, (queries) =>
      this.endpoints.replayDelivery(queries, deliveryId),
    );
  }

  /** Throws NOT_FOUND. */
  async skipDelivery(by: Actor, deliveryId: string): Promise<boolean> {
    const id = await this.webhookOf(deliveryId);
    return this.change(by, 'skipWebhookDelivery', id, (queries) => this.endpoints.skipDelivery(queries, deliveryId));
  }

  /** Throws NOT_FOUND. */
  async sendTest(by: Actor, id: string): Promise<void> {
    await this.change(by, 'sendTestEvent', id, (queries) => this.endpoints.sendTest(queries, id));
  }

  private async change<T>(by: Actor, action: string, id: string, work: (queries: Queries) => Promise<T>): Promise<T> {
    let result: T;
    await this.audit.change({ by, action, entity: 'WEBHOOK', id }, async (queries) => {
      if (!(await this.found.exists(queries, id))) throw notFound();
      result = await work(queries);
    });
    return result!;
  }

  private async one(id: string): Promise<Webhook> {
    const webhook = (await this.found.all()).find((each) => each.id === id);
    if (!webhook) throw notFound();
    return webhook;
  }

  private async webhookOf(deliveryId: string): Promise<string> {
    const delivery = await this.statements.prisma.webhookDelivery.findUnique({
      where: { id: BigInt(deliveryId) },
      select: { endpointId: true },
    });
    if (!delivery) throw notFound();
    return delivery.endpointId;
  }
}
