import { Field, ID, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsEnum,
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

/** Refuses a field unless the rest of its input lets it be as it is. */
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

@InputType({ description: 'Which order.' })
export class OrderReturnsInput {
  @Field(() => ID, { description: '`uuid` that placing the order answered.' })
  @IsUUID('all')
  uuid: string;
}

@InputType({ description: 'Which units of which order.' })
export class ReturnQuoteInput extends OrderReturnsInput {
  @Field(() => [ID], { description: 'Of `orderProductItems`.' })
  @Transform(({ value }: { value: string[] }) => value.map((id) => id.toLowerCase()))
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ITEMS)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  itemIds: string[];
}

@InputType({ description: 'A unit to return, and why.' })
export class ReturnLineInput {
  @Field(() => ID, { description: 'Of `orderProductItems`.' })
  @Transform(({ value }: { value: string }) => value.toLowerCase())
  @IsUUID('all')
  id: string;

  @Field(() => ReturnReason, { description: 'Why it is returned.' })
  @IsEnum(ReturnReason)
  reason: ReturnReason;

  @Lines(MOST_COMMENT)
  @Fits<ReturnLineInput>('returnReason', ({ reason, comment }) => reason !== ReturnReason.OTHER || comment !== '')
  comment = '';
}

@InputType({ description: 'What is returned of which order.' })
export class CreateReturnRequestInput extends OrderReturnsInput {
  @Field(() => [ReturnLineInput], { description: 'The units, each with its reason.' })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ITEMS)
  @ArrayUnique(({ id }: ReturnLineInput) => id)
  @ValidateNested({ each: true })
  @Type(() => ReturnLineInput)
  items: ReturnLineInput[];

  @Field(() => [ID], {
    defaultValue: [],
    description: 'Checked uploads for RETURN_PHOTO, 8 at most; wanted for DEFECT, WRONG_ITEM and NOT_AS_DESCRIBED.',
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

@InputType({ description: 'Which request.' })
export class ReturnRequestInput {
  @Field(() => ID, { description: '`id` of a request of `orderReturns`.' })
  @IsUUID('all')
  id: string;
}
