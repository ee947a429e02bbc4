import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEnum,
  IsOptional,
  IsUUID,
  registerDecorator,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { Lines } from '../platform/graphql/lines.js';
import { SHOWN_BY_PHOTOS } from './return-lifecycle.js';
import { ReturnReason } from './return.model.js';
import { says } from '../shared/messages/messages.js';

const MOST_PHOTOS = 8;
const MOST_ITEMS = 100;
const MOST_COMMENT = 2000;

/** Refuses a field unless its value fits the rest of its input. */
function Fits<Input>(words: 'returnReason' | 'returnPhotos', fits: (input: Input) => boolean): PropertyDecorator {
  return (target, key) => {
    registerDecorator({
      name: 'fits',
      target: target.constructor,
      propertyName: key as string,
      options: says(words),
      validator: {
        validate: (_: unknown, { object }: ValidationArguments) => fits(object as Input),
      },
    });
  };
}

@InputType({ description: 'Identifies an order.' })
export class OrderReturnsInput {
  @Field(() => ID, { description: '`uuid` of the order, as returned when it was placed.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'Units of one order to return.' })
export class ReturnQuoteInput extends OrderReturnsInput {
  @Field(() => [ID], { description: 'Id of a unit from `orderProductItems`.' })
  @Transform(({ value }: { value: string[] }) => value.map((id) => id.toLowerCase()))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ITEMS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  itemIds: string[];
}

@InputType({ description: 'A unit to return and the reason.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'Id of a unit from `orderProductItems`.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => ReturnReason, { description: 'Why the shopper returns the unit.' })
  @IsEnum(ReturnReason)
  reason: ReturnReason;

  @Lines('Comment of the shopper', MOST_COMMENT)
  @Fits<ReturnLineInput>('returnReason', ({ reason, comment }) => reason !== ReturnReason.OTHER || comment !== '')
  comment = '';

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an offer from `exchanges` of the unit, to receive instead of a refund. Absent or null: the money is refunded.',
  })
  @IsOptional()
  @IsUUID('all')
  wantedItemId?: string | null;
}

/** Declares the units of a return request. */
export function ReturnLines(): PropertyDecorator {
  return (target, key) => {
    Field(() => [ReturnLineInput], { description: 'Units to return, each with a reason.' })(target, key);
    IsArray()(target, key);
    ArrayMinSize(1)(target, key);
    ArrayMaxSize(MOST_ITEMS)(target, key);
    ArrayUnique(({ id }: ReturnLineInput) => id)(target, key);
    ValidateNested({ each: true })(target, key);
    Type(() => ReturnLineInput)(target, key as string);
  };
}

@InputType({ description: 'Units of one order to return.' })
export class CreateReturnRequestInput extends OrderReturnsInput {
  @ReturnLines()
  items: ReturnLineInput[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'Ids of completed uploads for RETURN_PHOTO, 8 at most; required for the reasons DEFECT, WRONG_ITEM and NOT_AS_DESCRIBED.',
  })
  @IsArray()
  @ArrayMaxSize(MOST_PHOTOS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  @Fits<CreateReturnRequestInput>(
    'returnPhotos',
    ({ items, uploadIds }) => uploadIds.length > 0 || !items.some(({ reason }) => SHOWN_BY_PHOTOS.includes(reason)),
  )
  uploadIds: string[] = [];
}

@InputType({ description: 'Identifies one return request.' })
export class ReturnRequestInput {
  @Field(() => ID, { description: '`id` of a request from `orderReturns`.' })
  @IsUUID('all')
  id: string;
}
