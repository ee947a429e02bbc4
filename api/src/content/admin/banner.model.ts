import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Announcement, Banner } from '../index.js';

@ObjectType({ description: 'A banner, currently shown or not.' })
export class OperatorBanner extends Banner {
  @Field({ description: 'Code of the place that shows it, such as `home`.' })
  place: string;

  @Field(() => Int, { description: 'Position among the banners of the same place, lowest first.' })
  position: number;

  @Field({ description: 'False hides it, even within its publication period.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: immediately.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'An announcement, currently shown or not.' })
export class OperatorAnnouncement extends Announcement {
  @Field({ description: 'False hides it, even within its publication period.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: immediately.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}
