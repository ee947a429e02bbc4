import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsInt, Max, Min } from 'class-validator';
import { ReturnReason } from '../generated/prisma/enums.js';
import { Day } from '../platform/graphql/day.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import type { Kopecks } from '../shared/kopecks.js';

/** What each line of a report stands for. */
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
  description: 'Ways to group the lines of a sales report.',
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

  @Field(() => SalesReportBy, { defaultValue: SalesReportBy.DAY, description: 'How the lines are grouped.' })
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
    'Sales figures. Each change counts on the day it was made: a refund made today counts today, even for an order of last month.',
})
export class SalesFigures {
  @Field(() => Int, {
    description: 'Number of orders that were paid. 0 in lines by goods, because an order has goods of several lines.',
  })
  orders: number;

  @Field(() => KopecksScalar, {
    description: 'Money received for orders, including delivery, in kopecks. 0 in lines by goods.',
  })
  revenue: Kopecks;

  @Field(() => KopecksScalar, { description: 'Money refunded, in kopecks. 0 in lines by goods.' })
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
    description: 'Money paid for the sold units, after promo code and points and without delivery, in kopecks.',
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
    description:
      'Key of the line: first day of a time span, id of a product, brand, category or promo code, or a city; empty for none.',
  })
  key: string;

  @Field({ description: 'Name of the object in `key`; for a promo code, the code.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug of the brand or category in `key`, by which `productsConnection` and others filter; null for others.',
  })
  slug: string | null;
}

@ObjectType({ description: 'Units of return requests that were closed, by reason and size.' })
export class SalesReportReturn {
  @Field(() => ReturnReason, { description: 'Reason that the shopper gave.' })
  reason: ReturnReason;

  @Field({ description: 'Name of the returned size.' })
  size: string;

  @Field(() => Int, { description: 'Number of units.' })
  units: number;
}

@ObjectType({ description: 'Sales of the shop in a period, including all changes of orders so far.' })
export class SalesReport {
  @Field({ description: 'First day of the period.' })
  from: string;

  @Field({ description: 'Last day of the period.' })
  to: string;

  @Field(() => SalesFigures, { description: 'Figures of the period.' })
  total: SalesFigures;

  @Field(() => SalesFigures, { description: 'Figures of the period of the same length that ended before `from`.' })
  before: SalesFigures;

  @Field(() => [SalesReportLine], { description: 'Lines of the report, sorted by time or by highest sales.' })
  lines: SalesReportLine[];

  @Field(() => [SalesReportReturn], { description: 'Returned units by reason and size, the most frequent first.' })
  returns: SalesReportReturn[];
}
