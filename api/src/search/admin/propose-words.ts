import { Injectable } from '@nestjs/common';
import { ReadAnswers } from '../text/read-answers.js';
import { Searches, WHOLE_SHOP } from '../text/searches.js';
import type { SearchProposal, SearchReportLine } from './search-report.model.js';

/** Maximum number of lines for which words are looked for; each line costs a few searches. */
const MOST_LINES = 20;

/** Proposes the likely meaning of a query that finds nothing. */
@Injectable()
export class ProposeWords {
  constructor(
    private readonly answers: ReadAnswers,
    private readonly searches: Searches,
  ) {}

  /**
   * Returns, for the first 20 lines, the likeliest words with goods: a brand or category that is spelled or sounds like
   * the query, another reading of the query, or those of its words that the shop knows. Throws CATALOGUE_LOADING.
   */
  async propose(lines: readonly SearchReportLine[]): Promise<SearchProposal[]> {
    const proposals: SearchProposal[] = [];
    for (const { query, typed } of lines.slice(0, MOST_LINES)) {
      const words = await this.wordsFor(query);
      if (words) proposals.push({ query, typed, ...words });
    }
    return proposals;
  }

  private async wordsFor(query: string): Promise<{ words: string; goods: number } | null> {
    const meaning = this.answers.meaningOf(query);
    const known = meaning.words.filter((word) => word.known);
    const candidates = [
      ...this.searches.namesLike(query).map(({ text }) => text),
      ...meaning.otherReadings,
      ...(known.length < meaning.words.length
        ? [[...meaning.filters, ...known].map(({ typed }) => typed).join(' ')]
        : []),
    ];
    for (const words of candidates) {
      if (!words) continue;
      const goods = (await this.answers.exactly(words, WHOLE_SHOP)).length;
      if (goods) return { words, goods };
    }
    return null;
  }
}
