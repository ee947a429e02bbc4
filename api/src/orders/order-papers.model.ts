import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';

export const ReceiptKind = { PREPAYMENT: 'PREPAYMENT', SETTLEMENT: 'SETTLEMENT', REFUND: 'REFUND' } as const;
export type ReceiptKind = keyof typeof ReceiptKind;
registerEnumType(ReceiptKind, {
  name: 'ReceiptKind',
  description: 'PREPAYMENT: the payment. SETTLEMENT: prepaid goods were handed over. REFUND: money was given back.',
  valuesMap: {
    PREPAYMENT: { description: 'For the payment, before the goods are handed over.' },
    SETTLEMENT: { description: 'For the goods that were handed over; nothing is paid then.' },
    REFUND: { description: 'For money that was given back.' },
  },
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

  @Field(() => String, { nullable: true, description: 'Registered address of the seller.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone for shoppers, E.164.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'Mailbox for shoppers.' })
  email: string | null;
}

@ObjectType({ description: 'VAT that a sum includes.' })
export class IncludedVat {
  @Field(() => Int, { description: 'Percent.' })
  rate: number;

  @Field(() => KopecksScalar, { description: 'The tax in kopecks, a part of the sum.' })
  amount: number;
}

@ObjectType({ description: 'One line of a fiscal receipt.' })
export class ReceiptLine {
  @Field({ description: 'What was sold, as the receipt names it.' })
  description: string;

  @Field(() => Int, { description: 'How many of it.' })
  quantity: number;

  @Field(() => KopecksScalar, { description: 'Of one.' })
  price: number;
}

@ObjectType({ description: 'A fiscal receipt that was issued.' })
export class OrderReceipt {
  @Field(() => ReceiptKind, { description: 'What the receipt is for.' })
  kind: ReceiptKind;

  @Field({ description: 'When it was issued.' })
  issuedAt: Date;

  @Field(() => KopecksScalar, { description: 'Sum of its lines, in kopecks.' })
  total: number;

  @Field(() => [ReceiptLine], { description: 'What it is about.' })
  lines: ReceiptLine[];
}

@ObjectType({ description: 'What a printed invoice of an order has besides the order.' })
export class OrderPapers {
  @Field(() => Seller, { description: 'Who sells.' })
  seller: Seller;

  @Field(() => IncludedVat, { nullable: true, description: 'Of `totalPrice`; null where the shop sells without VAT.' })
  vat: IncludedVat | null;

  @Field(() => [OrderReceipt], { description: 'The oldest first.' })
  receipts: OrderReceipt[];
}
