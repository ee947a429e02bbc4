import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional } from 'class-validator';
import { countedConnectionOf } from '../platform/graphql/counted-connection.model.js';

export const QueueKind = {
  RETURN: 'RETURN',
  REVIEW: 'REVIEW',
  QUESTION: 'QUESTION',
  MEET_PRICE_REQUEST: 'MEET_PRICE_REQUEST',
  COOPERATIVE_REQUEST: 'COOPERATIVE_REQUEST',
} as const;
export type QueueKind = keyof typeof QueueKind;

registerEnumType(QueueKind, {
  name: 'QueueKind',
  description: 'Kinds of objects that wait for an operator.',
  valuesMap: {
    RETURN: { description: 'A return request that is new, or whose goods have come back; needs RETURNS.' },
    REVIEW: { description: 'A review that is to be approved or rejected; needs REVIEWS.' },
    QUESTION: { description: 'A question about a product, to be answered or rejected; needs REVIEWS.' },
    MEET_PRICE_REQUEST: { description: 'A price-match request, not answered yet; needs REQUESTS.' },
    COOPERATIVE_REQUEST: { description: 'A request of a partner, not answered yet; needs REQUESTS.' },
  },
});

@ObjectType({ description: 'An object that waits for an operator: a return request, review, question or request.' })
export class QueueEntry {
  @Field(() => QueueKind, { description: 'Kind of the object; decides which call reads and answers it.' })
  kind: QueueKind;

  @Field(() => ID, { description: 'Id of the return request, the review, the question or the request.' })
  id: string;

  @Field({ description: 'State of the object, such as NEW, RECEIVED, PENDING or IN_WORK.' })
  state: string;

  @Field({ description: 'When the object was created; it has waited since then.' })
  createdAt: Date;

  @Field({ description: 'Name of the product, of the company, or of the buyer who returns goods.' })
  about: string;

  @Field(() => Int, { nullable: true, description: 'Number of the return request; null for other kinds.' })
  number: number | null;

  @Field(() => ID, {
    nullable: true,
    description: '`uuid` of the order of a return or a review; null for questions and requests.',
  })
  orderUuid: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the order of a return or a review; null for questions and requests.',
  })
  orderNumber: number | null;

  @Field(() => ID, { nullable: true, description: 'Id of the product; null for returns and requests of partners.' })
  productId: string | null;
}

@ObjectType({ description: 'A slice of `queue`.' })
export class QueueConnection extends countedConnectionOf(QueueEntry, 'entries', QueueKind) {}

@InputType({ description: 'Filters the queue; with no field set, returns all that the caller may see.' })
export class QueueInput {
  @Field(() => [QueueKind], { nullable: true, description: 'Returns only entries of these kinds.' })
  @IsOptional()
  @ArrayMaxSize(Object.keys(QueueKind).length)
  @ArrayUnique()
  @IsIn(Object.keys(QueueKind), { each: true })
  kinds?: QueueKind[] | null;
}
