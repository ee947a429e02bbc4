import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Announcement, Banner } from '../content/index.js';

@ObjectType({ description: 'A banner, on show or not.' })
export class OperatorBanner extends Banner {
  @Field()
  place: string;

  @Field(() => Int)
  position: number;

  @Field()
  active: boolean;

  @Field(() => Date, { nullable: true })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true })
  finishAt: Date | null;
}

@ObjectType({ description: 'An announcement, on show or not.' })
export class OperatorAnnouncement extends Announcement {
  @Field()
  active: boolean;

  @Field(() => Date, { nullable: true })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true })
  finishAt: Date | null;
}
