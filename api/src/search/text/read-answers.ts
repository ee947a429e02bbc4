import { Injectable } from '@nestjs/common';
import { readExactly, understandQuery, type Understanding, type UnderstoodFilter } from '@meet/search-indexer/language';
import { ListingFollower } from '../index/listing-follower.js';
import { SearchClicks } from '../clicks/search-clicks.js';
import { NO_PLACING, type Choices, type ListingQuery, type Placing } from '../index/listing-query.js';
import { queryKey, textsOf, wordsIn } from '../rules/query-key.js';
import type { RuleSet, Steering } from '../rules/rule-set.js';
import { Answers, type Answer, type Asked } from './answers.js';

type Listing = Omit<Asked, 'steer'>;

export type ReadAnswer = Answer & {
  meaning: Understanding;
  /** The redirect of a rule for this query. */
  redirect: string | null;
  /** Names of the filters that rules show first. */
  order: readonly string[];
};

/**
 * Reads a query and answers it by the merchant's rules. A query with synonyms is read in several ways: if one reading
 * finds products, its result is the answer; if several do, the answer contains the results of all.
 */
@Injectable()
export class ReadAnswers {
  constructor(
    private readonly follower: ListingFollower,
    private readonly answers: Answers,
    private readonly clicks: SearchClicks,
  ) {}

  /** Changes after clicks have changed. */
  get revision(): number {
    return this.clicks.revision;
  }

  /** With `exact` the query is read literally, without corrections, filters and synonyms. */
  async answer(typed: string, exact: boolean, listing: Listing, rules: RuleSet): Promise<ReadAnswer> {
    const own = exact ? readExactly(typed) : this.meaningOf(typed);
    const texts = textsOf(typed, own.text);
    const keys = [...new Set(texts.map(queryKey))].filter(Boolean);
    const clicked = this.clicks.of(own.text);
    const asked: Asked = { ...listing, steer: (filters) => withClicks(rules.steeringOf(keys, filters), clicked) };
    const readings = exact ? null : this.readingsOf(own, texts, rules);
    const found = readings
      ? await this.answerAny(readings, own, asked)
      : { meaning: own, ...(await this.answers.answer(own, asked)) };
    const { base, chosen } = listing.query;
    const said = found.meaning.filters.filter((filter) => !found.dropped.includes(filter));
    const filters = [base, chosen, ...said.map(({ kind, values }): Choices => ({ [kind]: values }))];
    return { ...found, redirect: rules.redirectOf(keys), order: rules.filterOrderOf(keys, filters) };
  }

  /** Returns the ids of the products that match everything in a query, best first, without rules. */
  exactly(text: string, listing: ListingQuery): Promise<string[]> {
    return this.answers.exactly(this.meaningOf(text), listing);
  }

  meaningOf(text: string): Understanding {
    return understandQuery(text, this.follower.lexicon);
  }

  /**
   * Returns null if no word has a synonym. A reading in which a word with synonyms was corrected to another word is
   * left out, because the merchant's rules contain the word.
   */
  private readingsOf(own: Understanding, texts: readonly string[], rules: RuleSet): Understanding[] | null {
    const readings = rules.readingsOf(texts);
    if (!readings) return null;
    const meanings = readings.map(({ text, kept }, place) => ({
      kept,
      meaning: place === 0 ? own : this.meaningOf(text),
    }));
    return meanings.filter(({ kept, meaning }) => says(meaning.text, kept)).map(({ meaning }) => meaning);
  }

  private async answerAny(readings: readonly Understanding[], own: Understanding, asked: Asked) {
    const { chosen } = asked.query;
    // The shopper's choices must not change which readings count. An age in the query replaces that of a listing, so it
    // must be known.
    const listing: ListingQuery = { ...asked.query, chosen: chosen.age ? { age: chosen.age } : {}, sort: null };
    const exact: { meaning: Understanding; productIds: string[] }[] = [];
    for (const meaning of readings) {
      const productIds = await this.answers.exactly(meaning, listing);
      if (productIds.length) exact.push({ meaning, productIds });
    }
    if (exact.length > 1) {
      const meanings = exact.map(({ meaning }) => meaning);
      const words = JSON.stringify([meanings.map(({ text }) => text), listing]);
      const productIds = [...new Set(exact.flatMap((reading) => reading.productIds))];
      return {
        meaning: { ...meanings[0]!, filters: sharedFilters(meanings) },
        ...(await this.answers.ofRanked({ words, productIds }, asked)),
      };
    }
    for (const meaning of [...exact.map((reading) => reading.meaning), ...readings.filter((one) => one !== own)]) {
      const found = await this.answers.answer(meaning, asked);
      if (found.pagination.totalItems || exact.length) return { meaning, ...found };
    }
    return { meaning: own, ...(await this.answers.answer(own, asked)) };
  }
}

function withClicks(steering: Steering | null, clicked: Placing['clicked']): Steering | null {
  if (!clicked) return steering;
  const { hidden, placing = NO_PLACING } = steering ?? { hidden: undefined };
  return { hidden, placing: { ...placing, clicked } };
}

function says(text: string, forms: readonly string[]): boolean {
  const said = ` ${wordsIn(text).forms.join(' ')} `;
  return forms.every((form) => said.includes(` ${form} `));
}

/** Returns the filters that all readings have: only these filters narrow the result. */
function sharedFilters([first, ...others]: readonly Understanding[]): UnderstoodFilter[] {
  const keyOf = ({ kind, values, price }: UnderstoodFilter) => JSON.stringify([kind, values, price]);
  return first!.filters.filter((filter) =>
    others.every(({ filters }) => filters.some((other) => keyOf(other) === keyOf(filter))),
  );
}
