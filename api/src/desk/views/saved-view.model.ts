import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsBoolean, IsEnum, IsString, Matches, MaxLength } from 'class-validator';
import { SavedViewRoom } from '../../generated/prisma/enums.js';
import { IfGiven, Text } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

registerEnumType(SavedViewRoom, {
  name: 'SavedViewRoom',
  description: 'Lists in the back office (desk) whose filters can be saved.',
  valuesMap: {
    ORDERS: { description: 'The list of `ordersConnection`.' },
    GOODS: { description: 'The list of `offersConnection`.' },
    QUEUE: { description: 'The list of `queue`: objects that wait for an operator.' },
  },
});

@ObjectType({ description: 'Saved filters of a list in the back office (desk), under a name.' })
export class SavedView {
  @Field(() => ID, { description: 'Id of the view; `removeView` takes it.' })
  id: string;

  @Field(() => SavedViewRoom, { description: 'The list that the view filters.' })
  room: SavedViewRoom;

  @Field({ description: 'Name that the view’s owner gave it; unique for an owner and a list.' })
  name: string;

  @Field({ description: 'Filters, as the query string of the list’s URL without the question mark.' })
  query: string;

  @Field({ description: 'Whether all operators see the view.' })
  shared: boolean;

  @Field({ description: 'Whether the caller saved the view and can change or remove it.' })
  own: boolean;
}

@InputType({ description: 'Selects saved views.' })
export class SavedViewsInput {
  @Field(() => SavedViewRoom, { description: 'The list that the saved views filter.' })
  @IsEnum(SavedViewRoom)
  room: SavedViewRoom;
}

@InputType({ description: 'Filters to save. A view of the caller with the same name is replaced.' })
export class SaveViewInput extends SavedViewsInput {
  @Field(() => String, { description: 'Name of the view, 1 to 60 characters.' })
  @Text(60)
  name: string;

  @Field(() => String, {
    description: 'Filters, as the query string of the list’s URL without the question mark, 2000 characters at most.',
  })
  @IsString()
  @MaxLength(2000)
  @Matches(/^[^\s#?\p{Cc}]*$/u, says('addressQuery'))
  query: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether all operators see the view; default for a new view: false.',
  })
  @IfGiven()
  @IsBoolean()
  shared?: boolean;
}
