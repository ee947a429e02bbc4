import type { DemoReview } from '@meet/api/demo-review';
import { ANSWERS, CHILDREN_WORDS, FIT_WORDS, REVIEW_WORDS, type ReviewWords, VERDICTS } from './data/review-words.js';
import { NAMES, SURNAMES } from './data/review-people.js';
import type { CatalogueEntry } from './generate-catalogue.js';
import type { ComposedOrder } from './composition/picture.js';
import type { Model } from './models.js';
import { type Random, randomFrom } from './random.js';

/** A review, and the content of its pictures. */
export interface WrittenReview {
  readonly review: DemoReview;
  readonly pictures: readonly { readonly key: string; readonly order: ComposedOrder }[];
}

type Sold = NonNullable<CatalogueEntry['sold']>;
type Fit = NonNullable<DemoReview['fit']>;
interface Buyer {
  readonly number: number;
  readonly sex: 'MALE' | 'FEMALE';
  readonly name: string;
  readonly surname: string;
}

const BUYERS = 96;
const DAY = 86_400_000;
/** Minimum number of days between receiving a product and reviewing it. */
const SOONEST = 3;
const LONGEST_AGO = 150;
/** Number of sold units per review, and maximum number of reviews of a colourway. */
const SOLD_PER_REVIEW = 26;
const MOST = 6;
const MOST_TRIES = 20;
/** Fraction of each number of stars, from five down. */
const STARS: readonly [rating: number, share: number][] = [
  [5, 0.54],
  [4, 0.25],
  [3, 0.11],
  [2, 0.06],
  [1, 0.04],
];

/**
 * Returns the reviews of the demo. The same seed gives the same reviews. Goods that sell well have more reviews. The
 * texts suit the kind of goods, the fit of the size, and the buyer.
 */
export function demoReviews(seed: string, now: Date, entries: Iterable<CatalogueEntry>): WrittenReview[] {
  const random = randomFrom(`${seed}:reviews`);
  const buyers = buyersOf(random);
  const decks = new Decks(random);
  /** Pairs of buyer and reviewed model: a buyer reviews a model only once. */
  const taken = new Set<string>();
  /** Texts already used for each model, so that no review repeats another. */
  const said = new Set<string>();
  const all: WrittenReview[] = [];
  for (const { sold } of entries) {
    if (!sold) continue;
    const days = Math.floor((now.getTime() - Date.parse(sold.product.publishedAt ?? '')) / DAY);
    const count = Math.min(MOST, Math.round(((sold.product.unitSold ?? 0) / SOLD_PER_REVIEW) * (0.5 + random.next())));
    for (let n = 0; n < count && days > 2 * SOONEST; n += 1) {
      const buyer = buyerFor(sold, buyers, taken, random);
      if (!buyer) break;
      const how = { number: n + 1, days: Math.min(days, LONGEST_AGO), buyers, decks, random };
      let one = written(sold, buyer, how);
      for (let tries = 0; tries < MOST_TRIES && said.has(sayingOf(sold, one)); tries += 1)
        one = written(sold, buyer, how);
      if (!said.has(sayingOf(sold, one))) all.push(one);
      said.add(sayingOf(sold, one));
    }
  }
  // Only people who have written a review are users of the shop, so only they vote.
  const writers = new Set(all.map(({ review }) => review.buyer));
  const there = (numbers: number[]) => numbers.filter((number) => writers.has(number));
  return all.map(({ review, pictures }) => ({
    review: { ...review, helpful: there(review.helpful), unhelpful: there(review.unhelpful) },
    pictures,
  }));
}

/** Returns the model and the first sentence of the review. */
const sayingOf = ({ model }: Sold, { review }: WrittenReview): string =>
  `${model.slug} ${review.text.split('.', 1)[0]}`;

interface Circumstances {
  readonly number: number;
  /** Days since the colourway came on sale. */
  readonly days: number;
  readonly buyers: readonly Buyer[];
  readonly decks: Decks;
  readonly random: Random;
}

function written(
  { product, model, order }: Sold,
  buyer: Buyer,
  { number, days, buyers, decks, random }: Circumstances,
): WrittenReview {
  const isShoe = model.kind.group === 'sneakers' || model.kind.group === 'shoes';
  const words = model.children ? CHILDREN_WORDS[isShoe ? 'shoe' : 'cloth'] : REVIEW_WORDS[model.kindName];
  const rating = ratingOf(random);
  const fit = model.kind.group === 'accessories' ? null : fitOf(product.sizeGuide, rating, random);
  const delivered = random.whole(SOONEST, days - SOONEST);
  const photos = rating >= 3 && random.chance(0.16) ? random.whole(1, 2) : 0;
  const pictures = Array.from({ length: photos }, (_, n) => ({
    key: `demo/reviews/${product.slug}-${number}-${n + 1}.webp`,
    order,
  }));
  const others = buyers.filter((one) => one.number !== buyer.number);
  const helpful = random.chance(0.6) ? random.some(others, random.whole(1, rating === 5 ? 6 : 11)) : [];
  const doubting = others.filter((one) => !helpful.includes(one));
  const review: DemoReview = {
    ...{ buyer: buyer.number, name: buyer.name, surname: buyer.surname },
    ...{
      product: product.slug ?? '',
      size: random.pick(sizesFor(buyer, model, [...new Set(product.items.map(({ size }) => size))])),
    },
    ...{ delivered, written: delivered - random.whole(1, SOONEST) },
    ...{ rating, fit },
    ...textOf(words, { rating, fit, isShoe, sex: buyer.sex, decks, random }),
    photos: pictures.map(({ key }) => key),
    answer: answerOf(rating, fit, decks, random),
    helpful: helpful.map((one) => one.number),
    unhelpful: random.chance(0.12) ? random.some(doubting, random.whole(1, 3)).map((one) => one.number) : [],
  };
  return { review, pictures };
}

interface Said {
  readonly rating: number;
  readonly fit: Fit | null;
  readonly isShoe: boolean;
  readonly sex: Buyer['sex'];
  readonly decks: Decks;
  readonly random: Random;
}

function textOf(words: ReviewWords, { rating, fit, isShoe, sex, decks, random }: Said) {
  const mood = rating >= 4 ? 'good' : rating === 3 ? 'middle' : 'bad';
  const body = { good: words.praise, middle: words.doubt, bad: words.blame }[mood];
  const about =
    fit && (fit !== 'TRUE_TO_SIZE' || random.chance(0.4)) ? decks.deal(FIT_WORDS[isShoe ? 'shoe' : 'cloth'][fit]) : '';
  const said = [decks.deal(body), about, decks.deal(VERDICTS[mood])].filter(Boolean).join(' ');
  const some = (list: readonly string[], share: number) =>
    random.chance(share) ? [decks.deal(list), ...(random.chance(0.4) ? [decks.deal(list)] : [])] : [];
  const line = (list: readonly string[]) => [...new Set(list)].map((part, n) => (n ? lowered(part) : part)).join(', ');
  return {
    text: inGender(said, sex),
    advantages: line(some(words.advantages, rating >= 3 ? 0.65 : 0.2)),
    disadvantages: line(some(words.disadvantages, rating === 5 ? 0.12 : 0.55)),
  };
}

function answerOf(rating: number, fit: Fit | null, decks: Decks, random: Random): string | null {
  if (rating >= 4) return random.chance(0.07) ? decks.deal(ANSWERS.thanks) : null;
  if (!random.chance(0.75)) return null;
  return decks.deal(rating === 3 && fit && fit !== 'TRUE_TO_SIZE' ? ANSWERS.size : ANSWERS.fault);
}

function ratingOf(random: Random): number {
  let draw = random.next();
  for (const [rating, share] of STARS) if ((draw -= share) < 0) return rating;
  return 5;
}

/** Most buyers agree with the size advice on the product page. */
function fitOf(sizeGuide: string | null | undefined, rating: number, random: Random): Fit | null {
  if (random.chance(0.12)) return null;
  const told: Fit = sizeGuide?.startsWith('Мало')
    ? 'SMALL'
    : sizeGuide?.startsWith('Больше')
      ? 'LARGE'
      : 'TRUE_TO_SIZE';
  if (random.chance(rating >= 4 ? 0.84 : 0.6)) return told;
  return random.pick((['SMALL', 'TRUE_TO_SIZE', 'LARGE'] as const).filter((fit) => fit !== told));
}

function buyersOf(random: Random): Buyer[] {
  return Array.from({ length: BUYERS }, (_, n) => {
    const sex = n % 2 ? 'MALE' : 'FEMALE';
    const surname = random.pick(SURNAMES);
    return { number: n + 1, sex, name: random.pick(NAMES[sex]), surname: sex === 'MALE' ? surname : `${surname}а` };
  });
}

function buyerFor({ model }: Sold, buyers: readonly Buyer[], taken: Set<string>, random: Random): Buyer | null {
  const sex = isForWomen(model) ? 'FEMALE' : model.sex;
  const fitting = buyers.filter(
    (one) => (sex === 'UNISEX' || one.sex === sex) && !taken.has(`${model.slug} ${one.number}`),
  );
  if (!fitting.length) return null;
  const buyer = random.pick(fitting);
  taken.add(`${model.slug} ${buyer.number}`);
  return buyer;
}

/** Adults wear the usual sizes of their sex, if the model has such sizes. */
function sizesFor({ sex }: Buyer, { kind, children }: Model, sizes: string[]): string[] {
  if (children || kind.sizes !== 'shoe') return sizes;
  const usual = sizes.filter((size) => (sex === 'FEMALE' ? Number(size) <= 41 : Number(size) >= 40));
  return usual.length ? usual : sizes;
}

const isForWomen = ({ kindName, children }: Model): boolean =>
  !children && (kindName === 'dress' || kindName === 'skirt');

const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Chooses the form for a man or a woman: `{взял|взяла}`. */
const inGender = (text: string, sex: Buyer['sex']): string =>
  text.replace(/\{([^|}]*)\|([^}]*)\}/g, (_, man: string, woman: string) => (sex === 'MALE' ? man : woman));

/** Deals each list like a pack of cards. A list is shuffled again when all its texts have been used. */
class Decks {
  private readonly left = new Map<readonly string[], string[]>();

  constructor(private readonly random: Random) {}

  deal(list: readonly string[]): string {
    const deck = this.left.get(list) ?? [];
    if (!deck.length) deck.push(...this.random.some(list, list.length));
    this.left.set(list, deck);
    return deck.pop() ?? '';
  }
}
