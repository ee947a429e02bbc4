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
import { says } from '../../shared/messages/messages.js';
import { Clearable, IfGiven, Text, SeenVersion } from '../../operator/index.js';

/** Maximum number of documents that a front end may have registered at once. */
export const MOST_DOCUMENTS = 2000;

@InputType({ description: 'A client. Absent fields stay unchanged, or get their defaults in a new client.' })
export class SaveClientInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the client to change; absent for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({ description: 'Name in reports and orders; 1 to 60 characters.' })
  @Text(60)
  name: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Origins and origin patterns of the client’s pages, as in API_ORIGINS; 50 at most.',
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
      'Prefixes of URLs to which a payment page may return, such as `https://shop.example/orders/` or `myapp://orders`; 50 at most.',
  })
  @IfGiven()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(500, { each: true })
  returnAddresses?: string[];

  @Clearable(500, 'URL of an order’s page, with `{id}` for its public id; null: the storefront’s page.')
  orderUrl?: string | null;

  @Clearable(
    500,
    'URL of a product’s page, with `{slug}` and optionally `{size}` for their slugs. Product feeds for this client link to it. Null: none.',
  )
  productUrl?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Percentage of the query points available to one IP address through this client, 20 to 100. Default: 100.',
  })
  @IfGiven()
  @IsInt()
  @Min(20)
  @Max(100)
  limitPercent?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the client may run only its registered documents. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  documentsOnly?: boolean;

  @Field(() => Boolean, { nullable: true, description: '`false` disables the client’s keys and origins.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;
}

@InputType({ description: 'Identifies a client.' })
export class ClientInput {
  @Field(() => ID, { description: '`id` of a client from `clients`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Documents (persisted operations) to register for a client.' })
export class AddClientDocumentsInput extends ClientInput {
  @Field(() => [String], {
    description:
      'Texts of 1 to 200 documents, byte for byte as the client hashes them. Each has exactly one operation, and that operation has a name.',
  })
  @ArrayNotEmpty()
  @ArrayMaxSize(200)
  @ArrayUnique()
  @IsString({ each: true })
  documents: string[];
}

@InputType({ description: 'Documents that no release of a client uses any more.' })
export class RemoveClientDocumentsInput extends ClientInput {
  @Field(() => [String], { description: 'SHA-256 hashes of 1 to 2,000 documents, 64 hexadecimal digits each.' })
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_DOCUMENTS)
  @Matches(/^[0-9a-f]{64}$/, { each: true, ...says('documentHash') })
  hashes: string[];
}
