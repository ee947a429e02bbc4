import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ProgramScope } from '../generated/prisma/enums.js';

registerEnumType(ProgramScope, {
  name: 'ProgramScope',
  description: 'What a program may do. docs/calls.md names the scope of each call.',
  valuesMap: {
    READ_CATALOGUE: {
      description: 'Reads products, brands, categories, collections, badges, the menu, and what shoppers search for.',
    },
    WRITE_CATALOGUE: {
      description: 'Changes products, their pictures, brands, categories, collections, badges and the menu.',
    },
    UPLOAD: { description: 'Sends pictures, which other calls then put somewhere.' },
    STOCK: { description: 'Sets how many units of an offer there are.' },
    PRICES: { description: 'Sets prices of offers.' },
    READ_ORDERS: { description: 'Reads orders, with names, telephones and addresses.' },
    WRITE_ORDERS: {
      description:
        'Makes orders for shoppers, moves units of orders, gives back money, and writes tracks, marking codes and notes.',
    },
    RETURNS: { description: 'Reads requests to return goods and decides them, which refunds some.' },
    READ_SHOPPERS: { description: 'Reads accounts of shoppers and what happened to their points.' },
    CONTENT: { description: 'Reads and changes articles, banners, announcements, redirects and texts of pages.' },
    DOCUMENTS: { description: 'Registers documents of front ends, as their releases do.' },
    REVIEWS: { description: 'Reads reviews, decides which are shown, and answers them.' },
  },
});

@ObjectType({ description: 'A program that calls this schema with an access token: an ERP, a warehouse, a report.' })
export class OperatorProgram {
  @Field(() => ID, { description: 'Of saveProgram and its neighbours; the trail’s `actorId`.' })
  id: string;

  @Field({ description: 'What the trail calls it; 1 to 60 characters, unique.' })
  name: string;

  @Field(() => [ProgramScope], { description: 'What it may do.' })
  scopes: ProgramScope[];

  @Field(() => Date, { nullable: true, description: 'When its tokens end; null for never.' })
  expiresAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Its last call, exact to a minute; null for none yet.' })
  lastUsedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when the token before the last rotation is valid; null or past: it is not.',
  })
  previousTokenUntil: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When it was revoked, for good; null for a program that may call.',
  })
  revokedAt: Date | null;

  @Field({ description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'A program, and its token if it has just got one.' })
export class SavedProgram {
  @Field(() => OperatorProgram, { description: 'As it is now.' })
  program: OperatorProgram;

  @Field(() => String, {
    nullable: true,
    description: 'The new access token, `meet_at_…`, shown this once and stored nowhere; null if it kept its token.',
  })
  token: string | null;
}
