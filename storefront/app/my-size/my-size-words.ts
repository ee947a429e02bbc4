import { countOf } from '@meet/ui-kit';
import type { MySizeFieldsFragment, MySizeHereQuery } from '../graphql/generated/graphql';
import { sizeName } from '../offers/size-name';

export type MySizeHere = NonNullable<MySizeHereQuery['mySizeHere']>;

const goods = { one: 'вещи', few: 'вещам', many: 'вещам' };

/** How a worn size is known, as the end of a sentence: «по 3 вещам, которые вы оставили». */
export function knownBy({ source, units }: Pick<MySizeFieldsFragment, 'source' | 'units'>): string {
  if (source === 'VOTE') return 'по вашему отзыву «в размер»';
  if (source === 'RETURN') return 'предположение по вашему возврату';
  return `по ${countOf(units, goods)}, ${units === 1 ? 'которую' : 'которые'} вы оставили`;
}

/** «В Kedrum вы носите 42: здесь 42,5 — по 3 вещам, которые вы оставили». */
export function mySizeSentence({ size, worn }: MySizeHere): string {
  const here = sizeName(size);
  if (worn.source === 'RETURN') return `Похоже, вам подойдёт ${here}: ${knownBy(worn)} в\u00A0${worn.brand}`;
  const translated = size === worn.size ? '' : `: здесь ${here}`;
  return `В\u00A0${worn.brand} вы носите ${sizeName(worn.size)}${translated} — ${knownBy(worn)}`;
}

const kinds = { FOOTWEAR: 'обувь', CLOTHES: 'одежда', SOCKS: 'носки', HEADWEAR: 'головные уборы' };
const owners = { MALE: ['мужская', 'мужские'], FEMALE: ['женская', 'женские'], UNISEX: ['', ''] } as const;
const ofChildren = ['детская', 'детские'] as const;

/** Of which goods a worn size is: «Kedrum, мужская обувь». */
export function mySizeGoods({ brand, group, sex, children }: MySizeFieldsFragment): string {
  const number = group === 'SOCKS' || group === 'HEADWEAR' ? 1 : 0;
  const owner = (children ? ofChildren : owners[sex])[number];
  return `${brand}, ${`${owner} ${kinds[group]}`.trim()}`;
}
