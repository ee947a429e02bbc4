import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({
  description: 'Number of products, in one part of the catalogue, whose kind of goods the search recognises.',
})
export class CoveredPart {
  @Field({ description: 'Name of the top category; empty for products without one.' })
  category: string;

  @Field(() => Int, { description: 'Number of all products in this part.' })
  products: number;

  @Field(() => Int, { description: 'Number of products whose kind of goods follows from category or name.' })
  known: number;
}

@ObjectType({
  description: 'A word in product names that the search does not know and that belongs to one kind of goods.',
})
export class ProposedWord {
  @Field({ description: 'The unknown word, in lower case.' })
  word: string;

  @Field(() => Int, { description: 'Number of product names with the word, at least 10.' })
  products: number;

  @Field({ description: 'Name of the kind of goods that most products with this word belong to.' })
  kind: string;

  @Field(() => Float, { description: 'Share of these products that belong to this kind, at least 0.9.' })
  share: number;
}

@ObjectType({ description: 'Number of products whose kind of goods the search recognises.' })
export class SearchCoverage {
  @Field(() => Int, { description: 'Number of products that shoppers can find.' })
  products: number;

  @Field(() => Int, { description: 'Number of products whose kind of goods is recognised.' })
  known: number;

  @Field(() => [CoveredPart], { description: 'The same numbers by top category, most unrecognised products first.' })
  parts: CoveredPart[];

  @Field(() => [String], { description: 'Names of products whose kind of goods is not recognised, 50 at most.' })
  unknown: string[];

  @Field(() => [ProposedWord], {
    description:
      'Unknown words found in at least ten product names, nine tenths of them of one kind of goods; 50 at most. A word has no effect until `saveSearchRule` of kind SYNONYM accepts it.',
  })
  words: ProposedWord[];

  @Field({ description: 'Time of the count.' })
  countedAt: Date;
}
