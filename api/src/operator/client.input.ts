import { Field, ID, InputType, Int } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsBoolean,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { says } from '../shared/messages/messages.js';
import { Clearable, IfGiven, Text } from './inputs.js';

/** Documents that a front end may have registered at once. */
export const MOST_DOCUMENTS = 2000;

@InputType({ description: 'A front end. What is left out stays, or has its default in a new one.' })
export class SaveClientInput {
  @Field(() => ID, { nullable: true, description: 'The one to change; left out for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({ description: 'What reports and orders call it; 1 to 60 characters.' })
  @Text(60)
  name: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Origins and patterns of its pages, as in API_ORIGINS; 50 at most.',
  })
  @IfGiven()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(300, { each: true })
  origins?: string[];

  @Field(() => [String], {
    nullable: true,
    description:
      'Beginnings of the addresses to which a payment may lead back: `https://shop.example/orders/`, `myapp://orders`; 50 at most.',
  })
  @IfGiven()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  returnAddresses?: string[];

  @Clearable(500, 'Address of an order’s page with `{id}` for its public id; null for the storefront’s.')
  orderUrl?: string | null;

  @Clearable(
    500,
    'Address of a product’s page with `{slug}`, and perhaps `{size}`, for their slugs: where the feeds of goods for this front end link to; null: it has none.',
  )
  productUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent of the points that one address gets through it, 20 to 100. Default: 100.',
  })
  @IfGiven()
  @IsInt()
  @Min(20)
  @Max(100)
  limitPercent?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it may ask for its registered documents only. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  documentsOnly?: boolean;

  @Field(() => Boolean, { nullable: true, description: '`false` switches its keys and origins off.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;
}

@InputType({ description: 'A front end by its id.' })
export class ClientInput {
  @Field(() => ID, { description: 'Of `clients`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Documents that a front end will ask for.' })
export class AddClientDocumentsInput extends ClientInput {
  @Field(() => [String], {
    description: 'Texts of documents, exactly as they are hashed: each with one operation, which has a name; 1 to 200.',
  })
  @ArrayNotEmpty()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  documents: string[];
}

@InputType({ description: 'Documents that no version of a front end asks for any more.' })
export class RemoveClientDocumentsInput extends ClientInput {
  @Field(() => [String], { description: 'SHA-256 of their texts, 64 hexadecimal digits; 1 to 2,000.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_DOCUMENTS)
  @Matches(/^[0-9a-f]{64}$/, { each: true, ...says('documentHash') })
  hashes: string[];
}
