import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsEnum,
  IsIn,
  IsInt,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../index.js';
import { ClearableText, IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { WebhookDeliveryState, WebhookEventName } from './webhook.model.js';

const MOST_URL = 2000;
const MOST_IN_BATCH = 100;
const ROW_ID = /^\d{1,18}$/;

@InputType({ description: 'Identifies a webhook.' })
export class WebhookIdInput {
  @Field(() => ID, { description: '`id` from the query `webhooks`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A webhook. Absent fields stay unchanged; null clears.' })
export class SaveWebhookInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the webhook to change; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({
    description: `URL that receives the events: a public https URL, ${MOST_URL} characters at most. For testing, WEBHOOK_PRIVATE_ADDRESSES allows other addresses.`,
  })
  @Text(MOST_URL)
  url: string;

  @ClearableText(200, 'Purpose of the webhook, for operators; 200 characters at most. Null: none.')
  description?: string;

  @Field(() => Int, {
    nullable: true,
    description: `Maximum number of events in one request, from 1 to ${MOST_IN_BATCH}; above 1, the body is a list. Absent: unchanged, or 1.`,
  })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MOST_IN_BATCH)
  batchSize?: number;

  @Field(() => [String], {
    nullable: true,
    description: `Events to deliver, at least one of ${WEBHOOK_EVENT_TYPES.join(', ')}; unless \`eventTypes\` names them.`,
  })
  @IfGiven()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENT_TYPES.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENT_TYPES, { each: true })
  events?: WebhookEventType[];

  @Field(() => [WebhookEventName], {
    nullable: true,
    description: 'Types of events to deliver, at least one. Set either this field or `events`.',
  })
  @IfGiven()
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENT_TYPES.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENT_TYPES, { each: true })
  eventTypes?: WebhookEventType[];
}

@InputType({ description: 'A webhook, and the time from which events are delivered again.' })
export class ReplayWebhookInput extends WebhookIdInput {
  @DateOrTime('START', {
    description: 'Replays events that happened at this time or later, as far as they are stored (WEBHOOK_KEPT_DAYS).',
  })
  since: Date;
}

@InputType({ description: 'Identifies a delivery of a webhook.' })
export class WebhookDeliveryIdInput {
  @Field(() => ID, { description: '`id` from the query `webhookDeliveries`.' })
  @Matches(ROW_ID)
  id: string;
}

@InputType({ description: 'Filters the deliveries of one webhook.' })
export class WebhookDeliveriesInput {
  @Field(() => ID, { description: 'Id of the webhook that receives the events.' })
  @IsUUID('all')
  webhookId: string;

  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Returns only deliveries in this state.' })
  @IsOptional()
  @IsEnum(WebhookDeliveryState)
  state?: WebhookDeliveryState | null;
}
