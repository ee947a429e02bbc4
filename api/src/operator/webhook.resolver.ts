import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OnlyPeople, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { EditWebhooks } from './edit-webhooks.js';
import {
  ReplayWebhookInput,
  SaveWebhookInput,
  WebhookDeliveriesInput,
  WebhookDeliveryIdInput,
  WebhookIdInput,
} from './webhook.input.js';
import { SavedWebhook, Webhook, WebhookDeliveryPage } from './webhook.model.js';

@OperatorOnly('ADMIN')
@OnlyPeople('They decide who is told of events, and who may call')
@Resolver()
export class WebhookResolver {
  constructor(private readonly edits: EditWebhooks) {}

  @Query(() => [Webhook], { description: 'All of them, the oldest first.' })
  webhooks(): Promise<Webhook[]> {
    return this.edits.all();
  }

  @Query(() => WebhookDeliveryPage, { description: 'The log of a webhook, kept for WEBHOOK_KEPT_DAYS.' })
  webhookDeliveries(
    @Args('dto', { description: 'Of which webhook, and which of them.' }) dto: WebhookDeliveriesInput,
    @Args('pagination', { nullable: true, description: 'Which page; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<WebhookDeliveryPage> {
    return this.edits.deliveries(dto, pagination ?? new PaginationInput());
  }

  @Mutation(() => SavedWebhook, {
    description: 'Registers a webhook, which gets what happens from now on, or changes one. NOT_FOUND, BAD_USER_INPUT.',
  })
  saveWebhook(
    @Args('dto', { description: 'The whole webhook.' }) dto: SaveWebhookInput,
    @CurrentActor() by: Actor,
  ): Promise<SavedWebhook> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Removes it with its log and all that waits for it. NOT_FOUND.' })
  async removeWebhook(
    @Args('dto', { description: 'The one to remove.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }

  @Mutation(() => SavedWebhook, {
    description: 'Gives it a new secret; the former one signs too for WEBHOOK_SECRET_HOURS. NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Args('dto', { description: 'Whose secret is replaced.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<SavedWebhook> {
    return this.edits.rotateSecret(by, id);
  }

  @Mutation(() => Webhook, { description: 'Lets its events wait. NOT_FOUND.' })
  pauseWebhook(
    @Args('dto', { description: 'The one to stop.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<Webhook> {
    return this.edits.pause(by, id);
  }

  @Mutation(() => Webhook, { description: 'Goes on where it stopped, at once. NOT_FOUND.' })
  resumeWebhook(
    @Args('dto', { description: 'The one to start again.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<Webhook> {
    return this.edits.resume(by, id);
  }

  @Mutation(() => Int, {
    description:
      'Delivers kept events again, with their former ids, after those that wait; answers how many. Those that still wait are not repeated. NOT_FOUND.',
  })
  replayWebhook(
    @Args('dto', { description: 'Which webhook, and from when on.' }) { id, since }: ReplayWebhookInput,
    @CurrentActor() by: Actor,
  ): Promise<number> {
    return this.edits.replay(by, id, since);
  }

  @Mutation(() => Boolean, { description: 'Delivers one event again; false if it still waits. NOT_FOUND.' })
  replayWebhookDelivery(
    @Args('dto', { description: 'A delivery of the log.' }) { id }: WebhookDeliveryIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    return this.edits.replayDelivery(by, id);
  }

  @Mutation(() => Boolean, {
    description:
      'Gives an event up, so that the next of its subject is delivered; false if it is over already. NOT_FOUND.',
  })
  skipWebhookDelivery(
    @Args('dto', { description: 'A delivery that waits.' }) { id }: WebhookDeliveryIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    return this.edits.skipDelivery(by, id);
  }

  @Mutation(() => Boolean, { description: 'Posts an event `webhook.test` as it would post others. NOT_FOUND.' })
  async sendTestEvent(
    @Args('dto', { description: 'Where it goes.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.sendTest(by, id);
    return true;
  }
}
