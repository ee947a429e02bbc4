/** A name and a value, as 1С gives requisites and characteristics. */
export interface Named {
  name: string;
  value: string;
}

/**
 * What an element states about a product. An omitted field is undefined: 1С may send it elsewhere, or has not changed
 * it.
 */
export interface GoodFields {
  deleted?: boolean;
  article?: string;
  name?: string;
  /** Description in HTML or plain text. */
  description?: string;
  brand?: string;
  /** Ids of the product's groups in the classifier. */
  groups?: string[];
  /** Paths within the exchange, or URLs. */
  pictures?: string[];
  /** URLs of stored pictures by their paths, so that a later exchange need not send the files again. */
  stored?: Record<string, string>;
  /** Values of properties by the property's id; a value of a reference is an id, too. */
  properties?: Array<{ id: string; value: string }>;
  requisites?: Named[];
}

/** A price of one type for one unit. `type` is the id of the price type; empty where the file has none. */
export interface TypedPrice {
  type: string;
  amount: string;
  currency: string | null;
  /** How many units the price is for, as the file spells it. */
  units: string;
}

/** What an element states about an offer. */
export interface OfferFields {
  deleted?: boolean;
  name?: string;
  article?: string;
  barcode?: string;
  characteristics?: Named[];
  prices?: TypedPrice[];
  /** Stock of all warehouses together. */
  stock?: string;
}

/** A good and its offers by their ids, as 1С has described them so far. Files with changes are merged into it. */
export interface KnownGood {
  good: GoodFields | null;
  offers: Record<string, OfferFields>;
}

/** What an element of a file adds to a product. */
export type GoodPart =
  | { kind: 'good'; fields: GoodFields }
  | { kind: 'offer'; id: string; fields: OfferFields; describes: boolean; full: boolean };

/**
 * Merges the parts of files into what is known; omitted fields stay. If a full package describes offers of the product,
 * the offers that it does not describe are removed.
 */
export function mergeGood(known: KnownGood | null, parts: readonly GoodPart[]): KnownGood {
  let good = known?.good ?? null;
  const offers = new Map(Object.entries(known?.offers ?? {}));
  const described = new Set<string>();
  let isFull = false;
  for (const part of parts) {
    if (part.kind === 'good') good = { ...good, ...part.fields };
    else {
      offers.set(part.id, { ...offers.get(part.id), ...part.fields });
      if (!part.describes) continue;
      described.add(part.id);
      isFull ||= part.full;
    }
  }
  const left = [...offers].filter(([id]) => !isFull || described.has(id));
  return { good, offers: Object.fromEntries(left) };
}

/** Returns the product with the URLs of those of its pictures whose files were sent now or earlier. */
export function withPictures(known: KnownGood, pictureOf: (path: string) => string | null): KnownGood {
  const { good } = known;
  const stored = (good?.pictures ?? []).flatMap((path) => {
    const address = pictureOf(path) ?? good?.stored?.[path];
    return address ? [[path, address] as const] : [];
  });
  return stored.length > 0 && good ? { ...known, good: { ...good, stored: Object.fromEntries(stored) } } : known;
}

/**
 * Returns the id of the product that an offer belongs to: an offer's id is `good#characteristic`, or the product's id.
 */
export const goodIdOf = (offerId: string): string => offerId.split('#')[0] ?? offerId;
