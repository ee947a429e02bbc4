import type { CircuitBreakerPolicy } from 'cockatiel';
import type { UnderstoodWord } from '@meet/search-indexer/language';
import type { Logger } from 'pino';
import { breakerPolicy } from '../../../platform/resilience/call-policy.js';
import type { PageRequest } from '../../../shared/page.js';
import type { EnginePage, EngineQuery, SearchEngine, WordMatch } from '../search-engine.js';

const FAILURES_UNTIL_LEFT_ALONE = 3;

/**
 * Two engines over the same documents: if the first fails, the second answers the query, and shoppers do not notice. A
 * circuit breaker skips a first engine that keeps failing, and after a pause tests it with a single query.
 */
export class SearchWithFallback implements SearchEngine {
  private readonly breaker: CircuitBreakerPolicy;
  private lastFailure: unknown;

  constructor(
    private readonly first: SearchEngine,
    private readonly second: SearchEngine,
    log: Logger,
    leftAloneMs: number,
  ) {
    this.breaker = breakerPolicy({ failures: FAILURES_UNTIL_LEFT_ALONE, openMs: leftAloneMs });
    let down = false;
    this.breaker.onBreak(() => {
      if (!down)
        log.error({ err: this.lastFailure }, 'the search engine fails: the embedded search answers in its place');
      down = true;
    });
    this.breaker.onReset(() => {
      down = false;
      log.info('the search engine answers again');
    });
  }

  rank(words: readonly UnderstoodWord[], match: WordMatch, limit: number): Promise<string[]> {
    return this.ask((engine) => engine.rank(words, match, limit));
  }

  get keepsMs(): number {
    return this.first.keepsMs;
  }

  answersPage(query: EngineQuery): boolean {
    return this.first.answersPage(query);
  }

  /** Checks only the first engine, without the circuit breaker. */
  fault(): Promise<string | null> {
    return this.first.fault();
  }

  /**
   * Returns null for a query that the first engine cannot answer, before the circuit breaker would count it as a
   * success.
   */
  page(query: EngineQuery, request: PageRequest): Promise<EnginePage | null> {
    if (!this.answersPage(query)) return Promise.resolve(null);
    return this.ask((engine) => engine.page(query, request));
  }

  private async ask<Answer>(question: (engine: SearchEngine) => Promise<Answer>): Promise<Answer> {
    try {
      return await this.breaker.execute(async () => {
        try {
          return await question(this.first);
        } catch (error) {
          this.lastFailure = error;
          throw error;
        }
      });
    } catch {
      return question(this.second);
    }
  }
}
