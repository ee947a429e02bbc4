import { countOf } from '@meet/ui-kit';
import type { MySizeFieldsFragment, MySizeHereQuery } from '../graphql/generated/graphql';
import { sizeName } from '../offers/size-name';

export type MySizeHere = NonNullable<MySizeHereQuery['mySizeHere']>;

const goods = { one: 'вещи', few: 'вещам', many: 'вещам' };

/** Returns how a worn size is known, as the end of a sentence: «по 3 вещам, которые вы оставили». */
export function knownBy({ source, units }: Pick<MySizeFieldsFragment, 'source' | 'units'>): string {
  if (source === 'VOTE') return 'по вашему отзыву «в размер»';
  if (source === 'RETURN') return 'предположение по вашему возврату';
  return `по ${countOf(units, goods)}, ${units === 1 ? 'которую' : 'которые'} вы оставили`;
}

/** Example: «В Kedrum вы носите 42: здесь 42,5 — по 3 вещам, которые вы оставили». */
export function mySizeSentence({ size, worn }: MySizeHere): string {
  const here = sizeName(size);
  if (worn.source === 'RETURN') return `Похоже, вам подойдёт ${here}: ${knownBy(worn)} в\u00A0${worn.brand}`;
  const translated = size === worn.size ? '' : `: здесь ${here}`;
  return `В\u00A0${worn.brand} вы носите ${sizeName(worn.size)}${translated} — ${knownBy(worn)}`;
}

const kinds = { FOOTWEAR: 'обувь', CLOTHES: 'одежда', SOCKS: 'носки', HEADWEAR: 'головные уборы' };
const owners = { MALE: ['мужская', 'мужские'], FEMALE: ['женская', 'женские'], UNISEX: ['', ''] } as const;
const ofChildren = ['детская', 'детские'] as const;

type GoodsKind = Pick<MySizeFieldsFragment, 'group' | 'sex' | 'children'>;

function goodsKind({ group, sex, children }: GoodsKind): string {
  const number = group === 'SOCKS' || group === 'HEADWEAR' ? 1 : 0;
  const owner = (children ? ofChildren : owners[sex])[number];
  return `${owner} ${kinds[group]}`.trim();
}

/** Returns the goods to which a worn size applies: «Kedrum, мужская обувь». */
export const mySizeGoods = ({ brand, ...kind }: MySizeFieldsFragment): string => `${brand}, ${goodsKind(kind)}`;

const mostNamed = 3;

/**
 * Returns the shopper's sizes on one line, for the kinds of goods in `groups`: «Мой размер: 42, в Kedrum 42,5», or «Мой
 * размер: мужская обувь 42, мужская одежда M». The first of `sizes` is the most certain, and is used for brands that
 * the shopper has not worn.
 */
export function mySizeLine(sizes: readonly MySizeFieldsFragment[], groups: ReadonlySet<unknown>): string {
  const inList = sizes.filter(({ group }) => groups.has(group));
  const shown = inList.length > 0 ? inList : sizes;
  const bestOfKinds = shown.filter(
    (one, place) => shown.findIndex((other) => goodsKind(other) === goodsKind(one)) === place,
  );
  const kinds = bestOfKinds.filter((one) => !bestOfKinds.some((other) => says(other, one)));
  const [main] = kinds;
  if (!main) return 'Мой размер';
  const named =
    kinds.length > 1
      ? kinds.map((one) => `${goodsKind(one)}${one.sex === 'UNISEX' ? ' унисекс' : ''} ${sizeName(one.size)}`)
      : [main, ...shown.filter(({ size }) => size !== main.size)].map(({ brand, size }, place) =>
          place === 0 ? sizeName(size) : `в\u00A0${brand} ${sizeName(size)}`,
        );
  const rest = named.length - mostNamed;
  const words = rest > 0 ? [...named.slice(0, mostNamed - 1), `ещё\u00A0${rest + 1}`] : named;
  return `Мой размер: ${words.join(', ')}`;
}

/** Whether the text for one size already covers another one, because the first applies to goods for both sexes. */
const says = (one: MySizeFieldsFragment, other: MySizeFieldsFragment): boolean =>
  other.sex === 'UNISEX' &&
  one.sex !== 'UNISEX' &&
  one.group === other.group &&
  one.children === other.children &&
  one.size === other.size;
