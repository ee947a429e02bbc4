import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsDate, IsIn, IsOptional, IsUUID } from 'class-validator';
import { OperatorChannel } from '../generated/prisma/enums.js';
import { JsonScalar } from '../platform/graphql/json.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

import { SNAPSHOTS, type Entity } from './snapshots.js';

export const OperatorEntity = Object.fromEntries(Object.keys(SNAPSHOTS).map((name) => [name, name])) as Record<
  Entity,
  Entity
>;
registerEnumType(OperatorEntity, {
  name: 'OperatorEntity',
  description: 'What operators change.',
  valuesMap: {
    ANNOUNCEMENT: { description: 'An announcement above the pages.' },
    BADGE: { description: 'A mark on products.' },
    BANNER: { description: 'A picture with words that leads somewhere.' },
    BRAND: { description: 'A brand of the catalogue.' },
    CATEGORY: { description: 'A category of the catalogue.' },
    CUSTOM_FIELD: { description: 'What operators have declared that products, offers or others have.' },
    BULK_JOB: { description: 'Prices or stock of many offers together.' },
    CLIENT: { description: 'A front end with a key.' },
    COLLECTION: { description: 'A collection of products.' },
    CONTENT: { description: 'An article or a page about the shop.' },
    COOPERATIVE_REQUEST: { description: 'A partner’s request.' },
    DIRECTORY: { description: 'An entry of the menu.' },
    LOYALTY_LEVELS: { description: 'The loyalty programme, all levels together.' },
    MEET_PRICE_REQUEST: { description: 'A shopper’s request for a lower price.' },
    ORDER: { description: 'An order or its units.' },
    OUTBOX: { description: 'Messages that were given up and sent again.' },
    PROGRAM: { description: 'A program with an access token.' },
    PRODUCT: { description: 'What a product page shows: texts, pictures, marks.' },
    PRODUCT_ITEM: { description: 'An offer: its prices or stock.' },
    PROMOCODE: { description: 'A promo code.' },
    REDIRECT: { description: 'A rule for a moved address.' },
    RETURN_REQUEST: { description: 'A request to return goods.' },
    REVIEW: { description: 'What a buyer wrote, or the answer to it.' },
    SHOPPER: { description: 'An account: its points or what it may do.' },
    URL_METADATA: { description: 'Texts for search engines.' },
    WEBHOOK: { description: 'An address that is told of events, or what waits for it.' },
  },
});
registerEnumType(OperatorChannel, {
  name: 'OperatorChannel',
  description: 'The way a call of an operator came.',
  valuesMap: {
    API: { description: 'Signed in, by this schema.' },
    COMMAND_LINE: {
      description: 'By `npm run admin` on the server: whoever may run that can name any operator as the actor.',
    },
    PROGRAM: { description: 'By a program with an access token.' },
  },
});

@ObjectType({ description: 'What an operator did; rows are added, never changed.' })
export class OperatorAction {
  @Field(() => ID, { description: 'Of the row; good as a key in lists.' })
  id: string;

  @Field(() => ID, { description: 'Account of the operator, or the program if the channel is PROGRAM.' })
  actorId: string;

  @Field({ description: 'Name, mailbox or telephone of the operator, or name of the program, as they are now.' })
  actor: string;

  @Field({ description: 'Name of the call.' })
  action: string;

  @Field(() => OperatorEntity, { description: 'What kind of thing was changed.' })
  entity: Entity;

  @Field(() => ID, { nullable: true, description: '`id` of what was changed; null where many were changed together.' })
  entityId: string | null;

  @Field(() => JsonScalar, { nullable: true, description: 'Null for what was not there yet.' })
  before: unknown;

  @Field(() => JsonScalar, { nullable: true, description: 'Null for what is not there any more.' })
  after: unknown;

  @Field(() => String, { nullable: true, description: 'The operator’s words.' })
  reason: string | null;

  @Field(() => OperatorChannel, { nullable: true, description: 'Null for rows older than this field.' })
  channel: OperatorChannel | null;

  @Field({ description: 'When it was done.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of the trail of operators.' })
export class OperatorActionPage {
  @Field(() => [OperatorAction], { description: 'Actions of this page, the newest first.' })
  items: OperatorAction[];

  @Field(() => Pagination, { description: 'Which page it is, and how many actions there are.' })
  pagination: Pagination;
}

@InputType({ description: 'Which actions are listed; none of the fields: all.' })
export class OperatorActionsInput {
  @Field(() => OperatorEntity, { nullable: true, description: 'Changes of this kind of thing only.' })
  @IsOptional()
  @IsIn(Object.keys(SNAPSHOTS))
  entity?: Entity | null;

  @Field(() => ID, { nullable: true, description: 'Changes of this one thing only.' })
  @IsOptional()
  @IsUUID('all')
  entityId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Of this operator or program only: the `id` of the account or of `programs`.',
  })
  @IsOptional()
  @IsUUID('all')
  actorId?: string | null;

  @Field(() => Date, { nullable: true, description: 'Then or later.' })
  @IsOptional()
  @IsDate()
  from?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Before.' })
  @IsOptional()
  @IsDate()
  to?: Date | null;
}
