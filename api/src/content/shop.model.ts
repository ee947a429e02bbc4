import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'What the settings say of the shop. A fact that is not set is null.' })
export class Shop {
  @Field()
  name: string;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Company or entrepreneur that sells.' })
  legalName: string | null;

  @Field(() => String, { nullable: true })
  inn: string | null;

  @Field(() => String, { nullable: true })
  legalAddress: string | null;

  @Field(() => Int, { description: 'Days after delivery within which goods can be returned; 0 for never.' })
  returnDays: number;
}
