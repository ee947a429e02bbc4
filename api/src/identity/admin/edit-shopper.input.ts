import { Field, InputType } from '@nestjs/graphql';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { Reason } from '../../operator/index.js';
import { OptionalLine } from '../../platform/graphql/optional-line.js';
import { ShopperInput } from './shopper.model.js';

@InputType({
  description:
    'What shall change of a shopper’s account, and why. Fields that are left out stay, null removes; one contact must stay.',
})
export class EditShopperInput extends ShopperInput {
  @OptionalLine(60, 'First name, at most 60 characters.')
  name?: string | null;

  @OptionalLine(60, 'Family name, at most 60 characters.')
  surname?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, in E.164 or the national format.' })
  @IsOptional()
  @IsString()
  @MaxLength(40)
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string | null;

  @Field({ description: 'Reason, 3 to 500 characters; only operators see it.' })
  @Reason()
  reason: string;
}
