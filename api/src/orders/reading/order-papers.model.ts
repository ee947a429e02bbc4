import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

export const ReceiptKind = { PREPAYMENT: 'PREPAYMENT', SETTLEMENT: 'SETTLEMENT', REFUND: 'REFUND' } as const;
export type ReceiptKind = keyof typeof ReceiptKind;
registerEnumType(ReceiptKind, {
  name: 'ReceiptKind',
  description: 'Operations that a fiscal receipt documents.',
  valuesMap: {
    PREPAYMENT: { description: 'Payment before the goods are handed over.' },
    SETTLEMENT: { description: 'Handover of prepaid goods; no money is paid.' },
    REFUND: { description: 'Refund of money.' },
  },
});

@ObjectType({ description: 'Legal details of the seller from the settings; null for those not set.' })
export class Seller {
  @Field({ description: 'Name of the shop.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Legal name of the company or entrepreneur.' })
  legalName: string | null;

  @Field(() => String, { nullable: true, description: 'INN (Russian tax number).' })
  inn: string | null;

  @Field(() => String, { nullable: true, description: 'OGRN (Russian registration number).' })
  ogrn: string | null;

  @Field(() => String, { nullable: true, description: 'Registered address of the seller.' })
  address: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for shoppers, in E.164 format.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for shoppers.' })
  email: string | null;
}

@ObjectType({ description: 'VAT included in an amount.' })
export class IncludedVat {
  @Field(() => Int, { description: 'VAT rate in percent.' })
  rate: number;

  @Field(() => KopecksScalar, { description: 'VAT in kopecks, already part of the amount.' })
  amount: number;
}

@ObjectType({ description: 'One line of a fiscal receipt.' })
export class ReceiptLine {
  @Field({ description: 'Name of the goods or service as printed on the receipt.' })
  description: string;

  @Field(() => Int, { description: 'Number of units.' })
  quantity: number;

  @Field(() => KopecksScalar, { description: 'Price of one unit, in kopecks.' })
  price: number;
}

@ObjectType({ description: 'An issued fiscal receipt.' })
export class OrderReceipt {
  @Field(() => ReceiptKind, { description: 'Operation that the receipt documents.' })
  kind: ReceiptKind;

  @Field({ description: 'When the receipt was issued.' })
  issuedAt: Date;

  @Field(() => KopecksScalar, { description: 'Sum of the receipt’s lines, in kopecks.' })
  total: number;

  @Field(() => [ReceiptLine], { description: 'Lines of the receipt: the goods and services paid for.' })
  lines: ReceiptLine[];
}

@ObjectType({ description: 'Data that a printed invoice needs in addition to the order.' })
export class OrderPapers {
  @Field(() => Seller, { description: 'Legal details of the seller from the settings.' })
  seller: Seller;

  @Field(() => IncludedVat, {
    nullable: true,
    description: 'VAT included in `totalPrice`; null if the shop sells without VAT.',
  })
  vat: IncludedVat | null;

  @Field(() => [OrderReceipt], { description: 'Fiscal receipts, oldest first.' })
  receipts: OrderReceipt[];
}
