import type { StorefrontConfig } from './config.js';

/** Milliseconds from the end of a check to the next. */
const LOOK_EVERY_MS = 500;
/** Checks stop after this time without requests for pages. */
const PAUSE_AFTER_MS = 10_000;
/** Milliseconds for which a state counts as current, from before the API was called. */
const GOOD_FOR_MS = 1000;

/** A state of the catalogue: equal states mean equal pages for guests. */
export interface KnownState {
  state: string;
  /** Time when this server first saw the state, from `performance.now()`. */
  since: number;
}

/** The state of the catalogue. While pages are requested, it is read from the API every half second. */
export class CatalogueState {
  private known: KnownState | undefined;
  private readAt = -Infinity;
  private askedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(private readonly config: Pick<StorefrontConfig, 'apiOrigin' | 'apiTimeout'>) {}

  /** The state that was read a moment ago; undefined if it is not known. */
  current(): KnownState | undefined {
    const now = performance.now();
    this.askedAt = now;
    if (!this.timer && !this.isLooking) void this.look();
    return now - this.readAt < GOOD_FOR_MS ? this.known : undefined;
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    const at = performance.now();
    const state = await this.ask().catch(() => undefined);
    this.isLooking = false;
    if (state !== undefined) {
      this.readAt = at;
      if (state !== this.known?.state) this.known = { state, since: performance.now() };
    }
    this.timer = setTimeout(() => {
      this.timer = undefined;
      if (performance.now() - this.askedAt < PAUSE_AFTER_MS) void this.look();
    }, LOOK_EVERY_MS).unref();
  }

  private async ask(): Promise<string | undefined> {
    const signal = AbortSignal.timeout(this.config.apiTimeout);
    const answer = await fetch(`${this.config.apiOrigin}/catalogue-state`, { signal });
    const state = await answer.text();
    return answer.status === 200 && state !== '' ? state : undefined;
  }
}
