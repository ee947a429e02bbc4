import { Inject, Injectable } from '@nestjs/common';
import type { Exclusion, Understanding, UnderstoodFilter, UnderstoodWord } from '@meet/search-indexer/language';
import { paginate, type PageRequest, type Pagination } from '../../shared/page.js';
import { ListingFollower } from '../index/listing-follower.js';
import type { ListingIndex } from '../index/listing-index.js';
import { setOf } from '../index/listing-match.js';
import { listingPage, ofOtherColours } from '../index/listing-page.js';
import {
  NO_PLACING,
  type Choices,
  type Excluded,
  type ListingCounts,
  type ListingEntry,
  type ListingQuery,
  type Placing,
  type Ranked,
} from '../index/listing-query.js';
import { RememberedListings } from '../index/remembered-listings.js';
import { adultsUnlessChosen } from '../listings/section-choices.js';
import type { Steering } from '../rules/rule-set.js';
import { namedCounts } from './engine-counts.js';
import { alsoFitting, asksForName, besidesMain, placed, sortOf } from './place-choices.js';
import {
  choicesOf,
  forWholeKind,
  isKind,
  roundsOf,
  sayingFilters,
  type SearchAttempt,
  type SearchRound,
  withLike,
} from './relax-search.js';
import { MOST_RANKED, SEARCH_ENGINE, type EngineQuery, type SearchEngine, type WordMatch } from './search-engine.js';

/** Filters to count; only the index counts custom fields. */
export type Counted = readonly (EngineQuery['counted'][number] | 'customFields')[];

/** A listing within which words are searched. */
export interface Asked {
  query: ListingQuery;
  request: PageRequest;
  counted: Counted;
  /** Returns the effect of the merchant's rules on a search with these filters; null if there is none. */
  steer: (filters: readonly Choices[]) => Steering | null;
  /** The filters with which the query names the kind of goods. Default: none. */
  kinds?: readonly UnderstoodFilter[];
}

interface Found {
  entries: ListingEntry[];
  pagination: Pagination;
  counts: ListingCounts;
}

/** The found products, and how much of the query the answer keeps. */
export type Answer = Found &
  Pick<SearchAttempt, 'nearest' | 'dropped'> & {
    /** Number of products at the top that match the whole query, if similar ones follow them; otherwise null. */
    exactItems: number | null;
  };

/** If fewer products are found, similar ones follow them. */
const ENOUGH = 4;
/** Of the similar products, at most this many that have some of the words come before the others. */
const MOST_NEARER = 24;

/**
 * Answers an understood query: the listing index applies the filters read from it, and the engine searches for the
 * remaining words. If nothing is found, weaker queries are tried.
 */
@Injectable()
export class Answers {
  constructor(
    private readonly follower: ListingFollower,
    private readonly remembered: RememberedListings,
    @Inject(SEARCH_ENGINE) private readonly engine: SearchEngine,
  ) {}

  async answer(meaning: Understanding, asked: Asked): Promise<Answer> {
    if (asksNothing(meaning)) return nothing(this.follower.index, asked.request);
    const query = await this.queryOf(meaning, asked.query);
    const listing = { ...asked, query, kinds: meaning.filters.filter(isKind) };
    let first: Tried | undefined;
    for (const round of roundsOf(meaning)) {
      const best = await this.bestOf(round, listing);
      first ??= best;
      if (!best.isRight) continue;
      if (asked.query.sort === null) return this.withSimilar(best, meaning, listing);
      const { nearest, dropped } = best.attempt;
      return { ...(await this.pinned(best.found, best.attempt, listing)), nearest, dropped, exactItems: null };
    }
    const { found, attempt } = first!;
    const lacked = meaning.filters.filter(({ isLacked }) => isLacked);
    if (!lacked.length) return { ...(await this.pinned(found, attempt, listing)), ...EXACTLY };
    // The merchant's pinned products may answer for goods that the shop does not have.
    const left = { ...attempt, words: [], chosen: choicesOf(meaning.filters.filter(({ isLacked }) => !isLacked)) };
    const pinsAlone = { ...listing, query: { ...query, ranked: { words: '', productIds: [] } } };
    return { ...(await this.pinned(found, left, pinsAlone)), ...EXACTLY, dropped: lacked };
  }

  /**
   * Adds to very few products those whose names say what a filter says, and then similar ones: those of the kind with some
   * of the words that describe it, then its others. The shopper's own sort order has no such second part, and neither has an
   * answer with the merchant's pins.
   */
  private async withSimilar(tried: Tried, meaning: Understanding, asked: Asked): Promise<Answer> {
    const { attempt } = tried;
    const first = await this.withNamed(tried, meaning, asked);
    const found = await this.pinned(first, attempt, asked);
    const { nearest, dropped } = attempt;
    const few = found.pagination.totalItems;
    const whole = mayFollow(first) ? forWholeKind(attempt, meaning) : null;
    if (!whole) return { ...found, nearest, dropped, exactItems: null };
    const top = first === tried.found ? await this.idsOf(attempt, asked, few) : idsIn(first);
    const ofKind = { ...whole, words: attempt.words };
    const inLike = { ...whole, words: attempt.words.map(withLike), match: 'named' as const };
    const nearer =
      whole.words.length || !attempt.words.length
        ? [whole]
        : [inLike, ofKind, { ...ofKind, match: 'some' as const }, whole];
    const lists = nearer.map((one) => this.idsOf(one, asked, MOST_NEARER));
    const similar = (await Promise.all(lists)).flat().slice(0, MOST_NEARER);
    // The sort order that the query asks for holds among the first of them.
    const unsorted = { ...asked, query: { ...asked.query, sort: null } };
    const all = await this.attempt(whole, unsorted, inOrder([...top, ...similar]));
    const exact = this.countColoured(top, attempt);
    if (all.pagination.totalItems <= few && exact === few) return { ...found, nearest, dropped, exactItems: null };
    const isDropping = whole.dropped.length > dropped.length;
    return { ...all, nearest: true, dropped: whole.dropped, exactItems: nearest || isDropping ? null : exact || null };
  }

  /** Adds to very few products with the values of the filters by colour, material and season those whose names say the same. */
  private async withNamed({ found, attempt }: Tried, meaning: Understanding, asked: Asked): Promise<Steered> {
    const said = mayFollow(found) ? sayingFilters(attempt, meaning) : null;
    if (!said) return found;
    const lists = [attempt, said].map((one) => this.idsOf(one, asked, MOST_NEARER));
    const productIds = [...new Set((await Promise.all(lists)).flat())];
    if (productIds.length <= found.pagination.totalItems) return found;
    const ranked = { words: JSON.stringify(productIds), productIds };
    return this.attempt({ ...said, words: [] }, { ...asked, query: { ...asked.query, ranked, sort: null } });
  }

  private async idsOf(attempt: SearchAttempt, asked: Asked, limit: number): Promise<string[]> {
    return idsIn(await this.attempt(attempt, { ...asked, request: { page: 1, limit }, counted: [] }));
  }

  /** Counts the products whose colours are not told to be others, or whose name says the colour that the query asks for. */
  private countColoured(ids: readonly string[], attempt: SearchAttempt): number {
    const { words, colours } = coloursSaid(attempt);
    if (!colours.length) return ids.length;
    const { index, lexicon } = this.follower;
    const others = ofOtherColours(index, colours, setOf(index, ids));
    const forms = words.flatMap((word) => word.forms);
    const isOther = (id: string) => others.has(index.numbers.numberOf(id)!) && !lexicon.countNamed(id, forms);
    return ids.filter((id) => !isOther(id)).length;
  }

  /** Tries the attempts of a round. The attempt that finds most is the best; of equal ones the first. */
  private async bestOf(round: SearchRound, asked: Asked): Promise<Tried> {
    let best: Tried | undefined;
    for (const attempt of round) {
      const found = await this.attempt(attempt, asked);
      const { totalItems } = found.pagination;
      // The words may find products that the filters set by hand all exclude. The empty result is right then, so no
      // weaker query is tried.
      const isRight =
        totalItems > 0 ||
        (!best?.isRight && Object.keys(asked.query.chosen).length > 0 && (await this.findsAny(attempt, asked)));
      if (!best || (isRight && !best.isRight) || totalItems > best.found.pagination.totalItems)
        best = { found, attempt, isRight };
    }
    return best!;
  }

  /** Returns the ids of all products that match everything in the query, best first, without the merchant's rules. */
  async exactly(meaning: Understanding, listing: ListingQuery): Promise<string[]> {
    if (asksNothing(meaning)) return [];
    const query = await this.queryOf(meaning, listing);
    const all = { query, request: { page: 1, limit: MOST_RANKED }, counted: [], steer: () => null };
    for (const [attempt] of roundsOf(meaning)) {
      if (!attempt || attempt.nearest) break;
      const { entries } = await this.attempt(attempt, all);
      if (entries.length) return entries.map(({ productId }) => productId);
    }
    return [];
  }

  /** Returns the listing of products that a search has ranked, without any words. */
  async ofRanked(ranked: Ranked, asked: Asked): Promise<Answer> {
    const attempt = { words: [], match: 'every', chosen: {}, nearest: false, dropped: [] } as const;
    const listing = { ...asked, query: { ...asked.query, ranked } };
    return { ...(await this.pinned(await this.attempt(attempt, listing), attempt, listing)), ...EXACTLY };
  }

  private async queryOf(meaning: Understanding, query: ListingQuery): Promise<ListingQuery> {
    const excluded = await this.excludedBy(meaning.exclusions);
    return { ...query, sort: query.sort ?? sortOf(meaning), excluded };
  }

  /** Returns the products that a query excludes. A name may say the same as the query: «без капюшона». */
  private async excludedBy(exclusions: readonly Exclusion[]): Promise<Excluded | undefined> {
    if (!exclusions.length) return undefined;
    const parts = exclusions.map(async ({ filters, words }) => {
      const chosen: Choices = Object.fromEntries(filters.map(({ kind, values }) => [kind, values]));
      if (!words.length) return { chosen, productIds: null };
      const [having, denying] = await Promise.all(
        [words, [...words, WITHOUT]].map((said) => this.rankingOf(said, 'named', Date.now())),
      );
      const denied = new Set(denying!.productIds);
      return { chosen, productIds: having!.productIds.filter((id) => !denied.has(id)) };
    });
    return { words: JSON.stringify(exclusions), parts: await Promise.all(parts) };
  }

  private async findsAny(attempt: SearchAttempt, asked: Asked): Promise<boolean> {
    const query = { ...asked.query, chosen: {} };
    const { pagination } = await this.attempt(attempt, {
      ...asked,
      query,
      request: { page: 1, limit: 1 },
      counted: [],
    });
    return pagination.totalItems > 0;
  }

  /**
   * Adds pinned products that the words do not find. This is done last, because weaker queries are tried if the words
   * alone find nothing.
   */
  private async pinned(found: Steered, attempt: SearchAttempt, asked: Asked): Promise<Found> {
    return found.placing?.pins.length && (attempt.words.length || asked.query.ranked)
      ? this.attempt(attempt, asked, found.placing.pins)
      : found;
  }

  private async attempt(
    { words, match, chosen: said, last: saidLast }: SearchAttempt,
    { query: asked, request, counted, steer, kinds = [] }: Asked,
    pins: Placing['pins'] = [],
  ): Promise<Steered> {
    const { base: ofPage, chosen: own, unlessChosen: ofSection, sort } = asked;
    const { index } = this.follower;
    const now = Date.now();
    const { base, chosen } = placed(said, ofPage, own);
    // If only some words must match, results are ordered by their similarity to the query alone, so no group of
    // products is put last.
    const ofName = match !== 'some' && asksForName(words, said) ? await this.rankingOf(words, match, now) : undefined;
    const last = match !== 'some' ? (alsoFitting(said) ?? saidLast ?? besidesMain(said, ofName, index)) : undefined;
    const unlessChosen = base.age ? undefined : (ofSection ?? adultsUnlessChosen(said));
    const steering = steer([base, chosen]);
    const excluded = together(asked.excluded, steering?.hidden);
    const steered = pins.length ? withPinsFirst(pins, steering?.placing) : steering?.placing;
    // Words that describe goods rank products by their names already; brands and lines are in all names that are found.
    const isByKind = kinds.length > 0 && words.every(isNameAlone) && !asked.ranked && sort === null && match !== 'some';
    const placing = isByKind ? { ...NO_PLACING, ...steered, named: this.wordsInNames(kinds, words) } : steered;
    const told = chosen.colorPallete ? [] : coloursSaid({ words }).colours;
    const colours = match !== 'some' && told.length ? told : undefined;
    const query: ListingQuery = { base, chosen, unlessChosen, excluded, last, colours, sort, placing };
    const asksCustom = chosen.custom !== undefined || (counted.includes('customFields') && index.custom.size > 0);
    // The engine does not know groups of products that come first or last, choices that may be ignored, excluded
    // products, or the merchant's rules. It returns pages, not a whole answer.
    const isPlain =
      !steering &&
      !placing &&
      !last &&
      !colours &&
      !unlessChosen &&
      !excluded &&
      !chosen.fit &&
      !chosen.colorPallete &&
      !base.colorPallete;
    if (words.length && sort === null && isPlain && !asksCustom && request.limit < MOST_RANKED) {
      const known = counted.filter((kind) => kind !== 'customFields');
      const page = await this.engine.page({ words, match, base, chosen, counted: known, now }, request);
      if (page) {
        const ranked = { words: '', productIds: page.productIds };
        const { entries } = listingPage(index, { ...query, ranked }, { page: 1, limit: request.limit }, now);
        return {
          entries,
          pagination: paginate(request, page.totalItems),
          counts: namedCounts(index, page.counts, now),
          placing,
        };
      }
    }
    const ranked = words.length ? (ofName ?? (await this.rankingOf(words, match, now))) : asked.ranked;
    query.ranked = ranked && withPins(ranked, pins);
    const { entries, pagination } = listingPage(index, query, request, now);
    return { entries, pagination, counts: this.remembered.countsOf(query, now), placing };
  }

  /** Returns a function that counts the words of the filters and further words in a product's name. They are read when they are needed. */
  private wordsInNames(filters: readonly UnderstoodFilter[], names: readonly UnderstoodWord[]): Placing['named'] {
    let stems: string[] | undefined;
    return (productId) => {
      stems ??= [...filters.flatMap(({ words }) => words), ...names].map(({ forms }) => forms[0]!);
      return this.follower.lexicon.countNamed(productId, stems);
    };
  }

  private rankingOf(words: readonly UnderstoodWord[], match: WordMatch, now: number): Promise<Ranked> {
    const key = JSON.stringify([match, words.map(({ forms, prefix, completion }) => [prefix, completion, ...forms])]);
    return this.remembered.rankingOf(key, now, this.engine.keepsMs, () => this.engine.rank(words, match, MOST_RANKED));
  }
}

/** Returns true if there is nothing to search for: the query has no letters or digits. */
function asksNothing({ words, filters, exclusions }: Understanding): boolean {
  return !words.length && !filters.length && !exclusions.length;
}

const isNameAlone = ({ isName, describes }: UnderstoodWord): boolean => isName === true && !describes;

type Steered = Found & { placing: Placing | undefined };

interface Tried {
  found: Steered;
  attempt: SearchAttempt;
  /** Whether this attempt is the answer. */
  isRight: boolean;
}

const EXACTLY = { nearest: false, dropped: [], exactItems: null } as const;

/** The words of a search that are colours, and the values of the filter by colour that suit them. */
function coloursSaid({ words }: Pick<SearchAttempt, 'words'>) {
  const said = words.filter(({ colours }) => colours?.length);
  return { words: said, colours: said.flatMap(({ colours = [] }) => colours) };
}

/** True for an answer of very few products that the merchant has not arranged. */
const mayFollow = ({ pagination: { totalItems }, placing }: Steered): boolean =>
  totalItems > 0 && totalItems < ENOUGH && !placing?.pins.length;

const idsIn = ({ entries }: Found): string[] => entries.map(({ productId }) => productId);

const inOrder = (ids: readonly string[]): Placing['pins'] =>
  Array.from(new Set(ids), (productId, index) => ({ productId, place: index + 1 }));

/** Of two pins of a product the first counts. */
function withPinsFirst(pins: Placing['pins'], placing: Placing | undefined): Placing {
  return { ...NO_PLACING, ...placing, pins: [...pins, ...(placing?.pins ?? [])] };
}

function withPins({ words, productIds }: Ranked, pins: Placing['pins']): Ranked {
  const ids = pins.map(({ productId }) => productId);
  return ids.length
    ? { words: JSON.stringify([words, ids]), productIds: [...new Set([...productIds, ...ids])] }
    : { words, productIds };
}

function together(one: Excluded | undefined, other: Excluded | undefined): Excluded | undefined {
  if (!one || !other) return one ?? other;
  return { words: JSON.stringify([one.words, other.words]), parts: [...one.parts, ...other.parts] };
}

function nothing(index: ListingIndex, request: PageRequest): Answer {
  const counts = namedCounts(index, { price: { min: null, max: null } }, Date.now());
  return { entries: [], pagination: paginate(request, 0), counts, ...EXACTLY };
}

/** The word with which a name states that something is missing. */
const WITHOUT: UnderstoodWord = { typed: 'без', forms: ['без', 'without'], prefix: false, known: true };
