import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CardSize } from '../catalog/index.js';
import { StockNoticeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { StockNoticeKind };

registerEnumType(StockNoticeKind, {
  name: 'StockNoticeKind',
  description: 'BACK_IN_STOCK: the size can be bought again. PRICE_DROP: it costs less than when this was asked for.',
});

@ObjectType({ description: 'A letter that the shopper waits for; it comes once.' })
export class StockNotice {
  @Field(() => ID)
  id: string;

  @Field(() => StockNoticeKind)
  kind: StockNoticeKind;

  @Field(() => ID)
  productId: string;

  @Field()
  productSlug: string;

  @Field()
  productName: string;

  @Field(() => ID)
  sizeId: string;

  @Field(() => CardSize)
  size: CardSize;

  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest price of the size when it was asked for.' })
  price: number | null;

  @Field()
  createdAt: Date;

  @Field({ description: 'Nothing is sent after that.' })
  expiresAt: Date;
}

@InputType()
export class CreateStockNoticeInput {
  @Field(() => ID)
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { description: '`sizeId` of an item of the product.' })
  @IsUUID('all')
  sizeId: string;

  @Field(() => StockNoticeKind, { defaultValue: StockNoticeKind.BACK_IN_STOCK })
  @IsEnum(StockNoticeKind)
  kind: StockNoticeKind = StockNoticeKind.BACK_IN_STOCK;

  @Field(() => String, { nullable: true, description: 'A guest’s mailbox; a shopper’s own is used otherwise.' })
  @IsOptional()
  @IsString()
  @MaxLength(254)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'A guest’s: the code that `sendEmailCode` sent there.' })
  @IsOptional()
  @IsString()
  @MaxLength(10)
  code?: string | null;
}

@InputType()
export class RemoveStockNoticeInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;
}
