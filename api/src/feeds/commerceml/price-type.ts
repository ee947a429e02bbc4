import { meaningOf } from '../price-lists/header-words.js';
import { foldName } from '../slug.js';
import type { Classifier } from './classifier.js';
import { CommerceMlError } from './commerceml-error.js';

/** Names or ids of the types of prices to sell at and to strike out; null if nobody has named one. */
export interface PriceTypeAnswers {
  priceType: string | null;
  oldPriceType: string | null;
}

/** Ids of the types of prices to sell at and, if there is one, to strike out. */
export interface PriceTypes {
  price: string;
  old: string | null;
}

/**
 * Chooses the prices to sell at: those that the answers name; otherwise the only type, or the only type that is called
 * a retail price. `used` are the ids of types in the prices of the files. The choice between several types is never
 * guessed, and a wholesale price alone is not accepted without an answer. Throws a {@link CommerceMlError}.
 */
export function choosePriceTypes(
  { priceTypes }: Pick<Classifier, 'priceTypes'>,
  used: ReadonlySet<string>,
  { priceType, oldPriceType }: PriceTypeAnswers,
): PriceTypes {
  const types = [...new Set([...Object.keys(priceTypes), ...used])].map((id) => ({
    id,
    name: priceTypes[id]?.name ?? id,
    meaning: meaningOf(priceTypes[id]?.name ?? '')?.meaning ?? null,
  }));
  const listed = types.map(({ name }) => `«${name}»`).join(', ');
  const named = (answer: string): string => {
    const found = types.find(({ id, name }) => id === answer || foldName(name) === foldName(answer));
    if (found) return found.id;
    throw new CommerceMlError(
      'COMMERCEML_NO_PRICE_TYPE',
      `1С has no type of prices «${answer}»; it has ${listed || 'none'}`,
    );
  };
  const [onlyOld, ...otherOld] = types.filter(({ meaning }) => meaning === 'oldPrice');
  const old = oldPriceType ? named(oldPriceType) : onlyOld && otherOld.length === 0 ? onlyOld.id : null;
  if (priceType) return { price: named(priceType), old };
  const sold = types.filter(({ id }) => id !== old);
  const retail = sold.filter(({ meaning }) => meaning === 'retail');
  const [clear, ...others] = retail.length > 0 ? retail : sold;
  if (clear && others.length === 0 && clear.meaning !== 'wholesale') return { price: clear.id, old };
  if (types.length === 0) return { price: '', old: null };
  throw new CommerceMlError(
    'COMMERCEML_PRICE_TYPE_UNCLEAR',
    `1С has the types of prices ${listed}, and it is not clear which to sell at; say it by --price-type NAME, ` +
      'or by EXCHANGE_PRICE_TYPE for the exchange',
  );
}
