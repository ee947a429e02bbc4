import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsInt, Max, Min } from 'class-validator';
import { ReturnReason } from '../generated/prisma/enums.js';
import { Day } from '../platform/graphql/day.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

/** What the lines of a report are. */
export enum SalesReportBy {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
  PRODUCT = 'PRODUCT',
  BRAND = 'BRAND',
  CATEGORY = 'CATEGORY',
  PROMOCODE = 'PROMOCODE',
  CITY = 'CITY',
}
registerEnumType(SalesReportBy, {
  name: 'SalesReportBy',
  description: 'What the lines of a sales report are.',
  valuesMap: {
    DAY: { description: 'Days, also those without sales.' },
    WEEK: { description: 'Weeks from Monday; the first and the last may be cut by the period.' },
    MONTH: { description: 'Months; the first and the last may be cut by the period.' },
    PRODUCT: { description: 'Products, those with the highest sales first.' },
    BRAND: { description: 'Brands, by the first brand of each product.' },
    CATEGORY: { description: 'Categories of the second level, or of the first where there is no second.' },
    PROMOCODE: { description: 'Promo codes of the orders.' },
    CITY: { description: 'Cities to which the orders go.' },
  },
});

@InputType({ description: 'Period and lines of a sales report.' })
export class SalesReportInput {
  @Day('First day in the shop’s time zone, such as `2026-11-01`; default: 29 days before `to`.')
  from?: string | null;

  @Day('Last day, inclusive; default: today. At most 3,660 days after `from`.')
  to?: string | null;

  @Field(() => SalesReportBy, { defaultValue: SalesReportBy.DAY, description: 'What the lines are.' })
  @IsEnum(SalesReportBy)
  by: SalesReportBy = SalesReportBy.DAY;

  @Field(() => Int, {
    defaultValue: 50,
    description: 'Maximum number of lines for goods, promo codes and cities, and of `returns`, at most 500.',
  })
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 50;
}

@ObjectType({
  description:
    'Figures of sales. Each change counts on the day it was made: a refund of an order of last month is one of today.',
})
export class SalesFigures {
  @Field(() => Int, { description: 'Orders that were paid. In lines of goods 0: an order has goods of several lines.' })
  orders: number;

  @Field(() => KopecksScalar, {
    description: 'Money received for orders with their delivery, in kopecks. In lines of goods 0.',
  })
  revenue: Kopecks;

  @Field(() => KopecksScalar, { description: 'Money given back, in kopecks. In lines of goods 0.' })
  refunded: Kopecks;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: '`revenue` for each of `orders`, rounded, in kopecks; null without orders.',
  })
  average: Kopecks | null;

  @Field(() => Int, {
    description: 'Units that were paid for. A unit that was replaced by another size counts once, as the other one.',
  })
  units: number;

  @Field(() => KopecksScalar, {
    description: 'Money paid for these units, after promo code and points and without delivery, in kopecks.',
  })
  goods: Kopecks;

  @Field(() => Int, {
    description:
      'Units that came back after their delivery. Those that were cancelled before, or exchanged, do not count.',
  })
  returned: number;

  @Field(() => KopecksScalar, {
    description:
      'What was paid for units that came back or were cancelled, and given back for units that were kept, in kopecks.',
  })
  goodsReturned: Kopecks;
}

@ObjectType({ description: 'One line of a sales report.' })
export class SalesReportLine extends SalesFigures {
  @Field(() => ID, {
    description: 'First day of the time, id of the product, brand, category or promo code, or city; empty for none.',
  })
  key: string;

  @Field({ description: 'Name of `key`; the code of a promo code.' })
  name: string;
}

@ObjectType({ description: 'Units of return requests that were closed, by reason and size.' })
export class SalesReportReturn {
  @Field(() => ReturnReason, { description: 'Reason that the shopper gave.' })
  reason: ReturnReason;

  @Field({ description: 'Name of the size that came back.' })
  size: string;

  @Field(() => Int, { description: 'Number of units.' })
  units: number;
}

@ObjectType({ description: 'What the shop sold in a period, up to the last change of an order.' })
export class SalesReport {
  @Field({ description: 'First day of the period.' })
  from: string;

  @Field({ description: 'Last day of the period.' })
  to: string;

  @Field(() => SalesFigures, { description: 'Figures of the period.' })
  total: SalesFigures;

  @Field(() => SalesFigures, { description: 'Figures of the period of the same length that ended before `from`.' })
  before: SalesFigures;

  @Field(() => [SalesReportLine], { description: 'Lines, by time or with the highest sales first.' })
  lines: SalesReportLine[];

  @Field(() => [SalesReportReturn], { description: 'Returned units by reason and size, the most frequent first.' })
  returns: SalesReportReturn[];
}
