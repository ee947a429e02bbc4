import { Field, ID, InputType } from '@nestjs/graphql';
import { IsBoolean, IsUUID } from 'class-validator';

@InputType({ description: 'An operator’s decision on two products of `productMatches`.' })
export class DecideProductMatchInput {
  @Field(() => ID, { description: 'Id of the later product, `product` in `productMatches`.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { description: 'Id of the earlier product, `other` in `productMatches`.' })
  @IsUUID('all')
  otherId: string;

  @Field({ description: 'Whether both are the same goods. If not, the match is not listed again.' })
  @IsBoolean()
  same: boolean;
}
