import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A front end that calls the API with a publishable key: a site, an app, a server.' })
export class OperatorClient {
  @Field(() => ID, { description: 'Of saveClient, rotateClientKey and endPreviousClientKey.' })
  id: string;

  @Field({ description: 'What reports and orders call it; 1 to 60 characters, unique.' })
  name: string;

  @Field({ description: 'Publishable key, `meet_pk_…`, which it sends as `x-meet-client`. No secret.' })
  key: string;

  @Field(() => String, { nullable: true, description: 'The key before the last rotation, while it is still valid.' })
  previousKey: string | null;

  @Field(() => [String], {
    description: 'Origins and patterns of its pages, as in API_ORIGINS; none for apps and servers.',
  })
  origins: string[];

  @Field(() => [String], { description: 'Beginnings of the addresses to which a payment may lead back.' })
  returnAddresses: string[];

  @Field(() => String, {
    nullable: true,
    description:
      'Address of an order’s page, `{id}` for its public id; letters and SMS link to it. Null: the storefront’s.',
  })
  orderUrl: string | null;

  @Field(() => Int, { description: 'Percent of QUERY_POINTS_PER_MINUTE that one network address gets through it.' })
  limitPercent: number;

  @Field({ description: 'Whether its keys are valid and its pages may call.' })
  active: boolean;

  @Field({ description: 'When it was made.' })
  createdAt: Date;
}
