import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'A colour by which shoppers filter products.' })
export class OperatorColour {
  @Field(() => ID, { description: 'Id of the colour; `saveColour`, `removeColour` and `mergeColours` take it.' })
  id: string;

  @Field({ description: 'Slug by which lists of products filter.' })
  slug: string;

  @Field({ description: 'Name of the colour; `saveProduct` takes it.' })
  name: string;

  @Field({ description: 'Swatch as `#rrggbb`.' })
  hex: string;

  @Field(() => Int, { description: 'Number of products that have the colour.' })
  products: number;
}
