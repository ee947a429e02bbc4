import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export const ReceiptKind = { PREPAYMENT: 'PREPAYMENT', SETTLEMENT: 'SETTLEMENT', REFUND: 'REFUND' } as const;
export type ReceiptKind = keyof typeof ReceiptKind;
registerEnumType(ReceiptKind, {
  name: 'ReceiptKind',
  description: 'PREPAYMENT: the payment. SETTLEMENT: prepaid goods were handed over. REFUND: money was given back.',
});

@ObjectType({ description: 'Who sells, as the settings say; null where they say nothing.' })
export class Seller {
  @Field({ description: 'Of the shop.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Of the company or the entrepreneur.' })
  legalName: string | null;

  @Field(() => String, { nullable: true, description: 'Taxpayer number.' })
  inn: string | null;

  @Field(() => String, { nullable: true, description: 'Registration number.' })
  ogrn: string | null;

  @Field(() => String, { nullable: true })
  address: string | null;

  @Field(() => String, { nullable: true })
  phone: string | null;

  @Field(() => String, { nullable: true })
  email: string | null;
}

@ObjectType({ description: 'VAT that a sum includes.' })
export class IncludedVat {
  @Field(() => Int, { description: 'Percent.' })
  rate: number;

  @Field(() => KopecksScalar)
  amount: number;
}

@ObjectType()
export class ReceiptLine {
  @Field()
  description: string;

  @Field(() => Int)
  quantity: number;

  @Field(() => KopecksScalar, { description: 'Of one.' })
  price: number;
}

@ObjectType({ description: 'A fiscal receipt that was issued.' })
export class OrderReceipt {
  @Field(() => ReceiptKind)
  kind: ReceiptKind;

  @Field()
  issuedAt: Date;

  @Field(() => KopecksScalar)
  total: number;

  @Field(() => [ReceiptLine])
  lines: ReceiptLine[];
}

@ObjectType({ description: 'What a printed invoice of an order has besides the order.' })
export class OrderPapers {
  @Field(() => Seller)
  seller: Seller;

  @Field(() => IncludedVat, { nullable: true, description: 'Of `totalPrice`; null where the shop sells without VAT.' })
  vat: IncludedVat | null;

  @Field(() => [OrderReceipt], { description: 'The oldest first.' })
  receipts: OrderReceipt[];
}
