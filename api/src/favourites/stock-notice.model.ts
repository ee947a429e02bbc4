import { Field, ID, InputType, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { CardSize } from '../catalog/index.js';
import { StockNoticeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export { StockNoticeKind };

registerEnumType(StockNoticeKind, {
  name: 'StockNoticeKind',
  description: 'BACK_IN_STOCK: the size can be bought again. PRICE_DROP: it costs less than when this was asked for.',
  valuesMap: {
    BACK_IN_STOCK: { description: 'The size can be bought again.' },
    PRICE_DROP: { description: 'The size costs less than when the notice was asked for.' },
  },
});

@ObjectType({ description: 'A letter that the shopper waits for; it comes once.' })
export class StockNotice {
  @Field(() => ID, { description: 'Of the notice; `removeStockNotice` takes it.' })
  id: string;

  @Field(() => StockNoticeKind, { description: 'What the letter will tell.' })
  kind: StockNoticeKind;

  @Field(() => ID, { description: 'Product that is waited for.' })
  productId: string;

  @Field({ description: 'Last part of its address /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Name of the product now.' })
  productName: string;

  @Field(() => ID, { description: 'Of `size`, as it was asked for.' })
  sizeId: string;

  @Field(() => CardSize, { description: 'Size that is waited for.' })
  size: CardSize;

  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest price of the size when it was asked for.' })
  price: number | null;

  @Field({ description: 'When it was asked for.' })
  createdAt: Date;

  @Field({ description: 'Nothing is sent after that.' })
  expiresAt: Date;
}

@InputType({ description: 'Which size to wait for, and who waits.' })
export class CreateStockNoticeInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;

  @Field(() => ID, { description: '`sizeId` of an item of the product.' })
  @IsUUID('all')
  sizeId: string;

  @Field(() => StockNoticeKind, { defaultValue: StockNoticeKind.BACK_IN_STOCK, description: 'What to wait for.' })
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

@InputType({ description: 'Which notice to give up.' })
export class RemoveStockNoticeInput {
  @Field(() => ID, { description: '`id` of `stockNoticeList`.' })
  @IsUUID('all')
  id: string;
}
