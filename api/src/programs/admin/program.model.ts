import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ProgramScope } from '../../generated/prisma/enums.js';

registerEnumType(ProgramScope, {
  name: 'ProgramScope',
  description: 'What a program may do. docs/calls.md lists the scope of each call.',
  valuesMap: {
    READ_CATALOGUE: {
      description: 'May read products, brands, categories, collections, badges, the menu and search reports.',
    },
    WRITE_CATALOGUE: {
      description: 'May change products, their pictures, brands, categories, collections, badges and the menu.',
    },
    UPLOAD: { description: 'May upload pictures for use in other calls.' },
    STOCK: { description: 'May set the stock of product items.' },
    PRICES: { description: 'May set prices of product items.' },
    READ_ORDERS: { description: 'May read orders, including names, phone numbers and addresses.' },
    WRITE_ORDERS: {
      description:
        'May place orders for shoppers, move units of orders, refund money, and set tracking numbers, marking codes and notes.',
    },
    RETURNS: { description: 'May read return requests and decide on them, including refunds.' },
    READ_SHOPPERS: { description: 'May read accounts of shoppers and their points ledgers.' },
    CONTENT: {
      description: 'May read and change articles, banners, announcements, redirects and search-engine texts.',
    },
    DOCUMENTS: { description: 'May register documents of clients when releasing them.' },
    REVIEWS: { description: 'May read, approve, reject and answer reviews.' },
  },
});

@ObjectType({ description: 'A program that uses this API with an access token, such as an ERP or warehouse system.' })
export class OperatorProgram {
  @Field(() => ID, {
    description: 'Id of the program, for saveProgram and related calls; `actorId` in the audit trail.',
  })
  id: string;

  @Field({ description: 'Name in the audit trail; 1 to 60 characters, unique.' })
  name: string;

  @Field(() => [ProgramScope], { description: 'Scopes: what the program may do.' })
  scopes: ProgramScope[];

  @Field(() => Date, { nullable: true, description: 'When its tokens expire; null: never.' })
  expiresAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of its last call, accurate to a minute; null if there was none.',
  })
  lastUsedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the token before the last rotation is valid. If null or in the past, it is not valid.',
  })
  previousTokenUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the program was revoked permanently; null if it may make calls.',
  })
  revokedAt: Date | null;

  @Field({ description: 'When the program was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A saved program, with its token if a new one was created.' })
export class SavedProgram {
  @Field(() => OperatorProgram, { description: 'The program after the change.' })
  program: OperatorProgram;

  @Field(() => String, {
    nullable: true,
    description: 'New access token, `meet_at_…`. It is shown only once and not stored; null if no token was created.',
  })
  token: string | null;
}
