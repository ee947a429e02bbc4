import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Announcement, Banner } from '../index.js';

@ObjectType({ description: 'A banner, currently shown or not.' })
export class OperatorBanner extends Banner {
  @Field({ description: 'Code of the place that shows the banner, such as `home`.' })
  place: string;

  @Field(() => Int, { description: 'Position among the banners of the same place, lowest first.' })
  position: number;

  @Field({
    description: 'Whether the object is enabled. If false, the object is hidden even within its publication period.',
  })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'Start of the display period; null: immediately.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'End of the display period; null: no end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'An announcement, currently shown or not.' })
export class OperatorAnnouncement extends Announcement {
  @Field({
    description: 'Whether the object is enabled. If false, the object is hidden even within its publication period.',
  })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'Start of the display period; null: immediately.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'End of the display period; null: no end.' })
  finishAt: Date | null;
}
