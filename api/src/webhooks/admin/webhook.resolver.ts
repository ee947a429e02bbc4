import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { EditWebhooks } from './edit-webhooks.js';
import {
  ReplayWebhookInput,
  SaveWebhookInput,
  WebhookDeliveriesInput,
  WebhookDeliveryIdInput,
  WebhookIdInput,
} from './webhook.input.js';
import { SavedWebhook, Webhook, WebhookDeliveryPage } from './webhook.model.js';

@Needs('WEBHOOKS')
@Resolver()
export class WebhookResolver {
  constructor(private readonly edits: EditWebhooks) {}

  @Query(() => [Webhook], { description: 'Returns all webhooks, oldest first.' })
  webhooks(): Promise<Webhook[]> {
    return this.edits.all();
  }

  @Query(() => WebhookDeliveryPage, {
    description: 'Returns the delivery log of a webhook, which is kept for WEBHOOK_KEPT_DAYS.',
  })
  webhookDeliveries(
    @Args('dto', { description: 'The webhook, and a filter for its deliveries.' }) dto: WebhookDeliveriesInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<WebhookDeliveryPage> {
    return this.edits.deliveries(dto, pagination ?? new PaginationInput());
  }

  @Mutation(() => SavedWebhook, {
    description: 'Creates a webhook, which receives events from now on, or replaces one. NOT_FOUND, BAD_USER_INPUT.',
  })
  saveWebhook(
    @Args('dto', { description: 'Complete data of a webhook.' }) dto: SaveWebhookInput,
    @CurrentActor() by: Actor,
  ): Promise<SavedWebhook> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a webhook with its log and queued events. NOT_FOUND.' })
  async removeWebhook(
    @Args('dto', { description: 'Id of the object to delete.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }

  @Mutation(() => SavedWebhook, {
    description:
      'Creates a new signing secret for a webhook. For WEBHOOK_SECRET_HOURS, deliveries are also signed with the previous secret. NOT_FOUND.',
  })
  rotateWebhookSecret(
    @Args('dto', { description: 'Identifies the webhook whose secret is replaced.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<SavedWebhook> {
    return this.edits.rotateSecret(by, id);
  }

  @Mutation(() => Webhook, { description: 'Pauses deliveries to a webhook; events are queued. NOT_FOUND.' })
  pauseWebhook(
    @Args('dto', { description: 'Identifies the webhook to pause.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<Webhook> {
    return this.edits.pause(by, id);
  }

  @Mutation(() => Webhook, {
    description: 'Resumes deliveries to a webhook immediately, starting with the oldest queued event. NOT_FOUND.',
  })
  resumeWebhook(
    @Args('dto', { description: 'Identifies the webhook to resume.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<Webhook> {
    return this.edits.resume(by, id);
  }

  @Mutation(() => Int, {
    description:
      'Delivers stored events again, with their original ids, after the queued ones; returns their number. Events still in the queue are not repeated. NOT_FOUND.',
  })
  replayWebhook(
    @Args('dto', { description: 'Webhook and time from which to replay events.' }) { id, since }: ReplayWebhookInput,
    @CurrentActor() by: Actor,
  ): Promise<number> {
    return this.edits.replay(by, id, since);
  }

  @Mutation(() => Boolean, { description: 'Delivers one event again; returns false if it is still queued. NOT_FOUND.' })
  replayWebhookDelivery(
    @Args('dto', { description: 'Identifies a delivery in the log.' }) { id }: WebhookDeliveryIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    return this.edits.replayDelivery(by, id);
  }

  @Mutation(() => Boolean, {
    description:
      'Gives up delivering an event, so that the next event of the same subject is delivered; returns false if the delivery is already finished. NOT_FOUND.',
  })
  skipWebhookDelivery(
    @Args('dto', { description: 'Identifies a queued delivery.' }) { id }: WebhookDeliveryIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    return this.edits.skipDelivery(by, id);
  }

  @Mutation(() => Boolean, {
    description: 'Sends an event `webhook.test` to a webhook, in the same way as other events. NOT_FOUND.',
  })
  async sendTestEvent(
    @Args('dto', { description: 'Delivery address or pickup point.' }) { id }: WebhookIdInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.sendTest(by, id);
    return true;
  }
}
