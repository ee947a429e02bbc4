import { Field, ID, InputType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsDate,
  IsEnum,
  IsIn,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  MaxLength,
} from 'class-validator';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../webhooks/index.js';
import { Text } from './inputs.js';
import { WebhookDeliveryState } from './webhook.model.js';

const MOST_URL = 2000;
const ROW_ID = /^\d{1,18}$/;

@InputType({ description: 'Which webhook.' })
export class WebhookIdInput {
  @Field(() => ID, { description: 'As the query `webhooks` gives it.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A webhook as it is to be; what it had before is replaced.' })
export class SaveWebhookInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new webhook is registered.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field({
    description: `Where events are posted: a public https address, ${MOST_URL} characters at most. WEBHOOK_PRIVATE_ADDRESSES allows others for trying.`,
  })
  @Text(MOST_URL)
  url: string;

  @Field({ defaultValue: '', description: 'What stands behind it, for operators. 200 characters at most.' })
  @IsString()
  @MaxLength(200)
  description: string;

  @Field(() => [String], { description: `Which events it gets; at least one of ${WEBHOOK_EVENT_TYPES.join(', ')}.` })
  @ArrayMinSize(1)
  @ArrayMaxSize(WEBHOOK_EVENT_TYPES.length)
  @ArrayUnique()
  @IsIn(WEBHOOK_EVENT_TYPES, { each: true })
  events: WebhookEventType[];
}

@InputType({ description: 'From when on a webhook gets its events again.' })
export class ReplayWebhookInput extends WebhookIdInput {
  @Field(() => Date, {
    description: 'Events that happened then or later, as far as they are kept (WEBHOOK_KEPT_DAYS).',
  })
  @IsDate()
  since: Date;
}

@InputType({ description: 'Which delivery of which webhook.' })
export class WebhookDeliveryIdInput {
  @Field(() => ID, { description: 'As the query `webhookDeliveries` gives it.' })
  @Matches(ROW_ID)
  id: string;
}

@InputType({ description: 'Which deliveries are listed.' })
export class WebhookDeliveriesInput {
  @Field(() => ID, { description: 'The webhook that they go to.' })
  @IsUUID('all')
  webhookId: string;

  @Field(() => WebhookDeliveryState, { nullable: true, description: 'Only those that have come so far.' })
  @IsOptional()
  @IsEnum(WebhookDeliveryState)
  state?: WebhookDeliveryState | null;
}
