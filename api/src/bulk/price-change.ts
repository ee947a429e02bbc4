import { Field, Float, ObjectType, registerEnumType } from '@nestjs/graphql';

/** How a price is rounded, in kopecks: to the nearest multiple of `step`, moved by `ending`. */
export const ROUNDED_TO = {
  KOPECK: { step: 1, ending: 0 },
  ROUBLE: { step: 100, ending: 0 },
  TEN: { step: 1000, ending: 0 },
  HUNDRED: { step: 10_000, ending: 0 },
  NINETY: { step: 10_000, ending: 9000 },
} as const;

export const PriceRounding = {
  KOPECK: 'KOPECK',
  ROUBLE: 'ROUBLE',
  TEN: 'TEN',
  HUNDRED: 'HUNDRED',
  NINETY: 'NINETY',
} as const satisfies Record<keyof typeof ROUNDED_TO, string>;
export type PriceRounding = keyof typeof PriceRounding;

registerEnumType(PriceRounding, {
  name: 'PriceRounding',
  description: 'To what a changed price is rounded: to the nearest, up from the middle, and never to zero.',
  valuesMap: {
    KOPECK: { description: 'To whole kopecks.' },
    ROUBLE: { description: 'To whole roubles.' },
    TEN: { description: 'To tens of roubles.' },
    HUNDRED: { description: 'To hundreds of roubles.' },
    NINETY: { description: 'To roubles that end in 90, such as 1,290 and 12,990.' },
  },
});

@ObjectType({ description: 'A change of prices by a percentage.' })
export class BulkPriceChange {
  @Field(() => Float, { description: 'The percentage: −10 makes prices a tenth lower.' })
  percent: number;

  @Field(() => PriceRounding, { description: 'To what the new prices are rounded.' })
  rounding: PriceRounding;
}
