import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsUUID } from 'class-validator';

@InputType({ description: 'What an operator says of two products of `productMatches`.' })
export class DecideProductMatchInput {
  @Field(() => ID, { description: 'The later product of a match, `product` in `productMatches`.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { description: 'The product that was there before, `other` in `productMatches`.' })
  @IsUUID('all')
  otherId: string;

  @Field({ description: 'Whether both are the same goods. If not, the match is not listed again.' })
  @IsBoolean()
  same: boolean;
}
