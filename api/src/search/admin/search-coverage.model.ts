import { Field, Float, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'How many products of a part of the catalogue the search knows the kind of.' })
export class CoveredPart {
  @Field({ description: 'The top category; empty for products without one.' })
  category: string;

  @Field(() => Int, { description: 'Number of products.' })
  products: number;

  @Field(() => Int, { description: 'Number of those whose category or name says the kind of goods.' })
  known: number;
}

@ObjectType({ description: 'A word that the search does not know, and that stands in names of one kind of goods.' })
export class ProposedWord {
  @Field({ description: 'The word, in lower case.' })
  word: string;

  @Field(() => Int, { description: 'Number of names with the word, at least 10.' })
  products: number;

  @Field({ description: 'Name of the kind that most of these are of.' })
  kind: string;

  @Field(() => Float, { description: 'Their share, at least 0.9.' })
  share: number;
}

@ObjectType({ description: 'What the search knows of the kinds of goods in the catalogue.' })
export class SearchCoverage {
  @Field(() => Int, { description: 'Number of products that shoppers can find.' })
  products: number;

  @Field(() => Int, { description: 'Number of those whose kind is known.' })
  known: number;

  @Field(() => [CoveredPart], { description: 'The same by top category, the most unknown first.' })
  parts: CoveredPart[];

  @Field(() => [String], { description: 'Names of products whose kind is not known, 50 at most.' })
  unknown: string[];

  @Field(() => [ProposedWord], {
    description:
      'Words that stand in at least ten names, nine tenths of them of one kind, 50 at most. They change nothing: `saveSearchRule` of kind SYNONYM accepts one.',
  })
  words: ProposedWord[];
}
