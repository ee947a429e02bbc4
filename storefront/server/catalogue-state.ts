import type { StorefrontConfig } from './config.js';

/** Milliseconds from the end of a look to the next. */
const LOOK_EVERY_MS = 500;
/** Looks stop when nobody has asked for so long. */
const PAUSE_AFTER_MS = 10_000;
/** A state is relied on for so long, counted from before the API was asked. */
const GOOD_FOR_MS = 1000;

/** A state of the catalogue: equal states mean equal pages for guests. */
export interface KnownState {
  state: string;
  /** When this server first saw it: the time of `performance.now()`. */
  since: number;
}

/** The state of the catalogue, which the API is asked for every half a second while somebody asks for pages. */
export class CatalogueState {
  private known: KnownState | undefined;
  private readAt = -Infinity;
  private askedAt = -Infinity;
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(private readonly config: Pick<StorefrontConfig, 'apiOrigin' | 'apiTimeout'>) {}

  /** The state that was read a moment ago; undefined while it is not known. */
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
