import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Announcement, Banner } from '../content/index.js';

@ObjectType({ description: 'A banner, on show or not.' })
export class OperatorBanner extends Banner {
  @Field({ description: 'Where it stands, such as `home`.' })
  place: string;

  @Field(() => Int, { description: 'Place among the banners there; the lowest stands first.' })
  position: number;

  @Field({ description: 'False keeps it off the pages whatever its times say.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: at once.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'An announcement, on show or not.' })
export class OperatorAnnouncement extends Announcement {
  @Field({ description: 'False keeps it off the pages whatever its times say.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null: at once.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}
