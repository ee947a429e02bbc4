import { PassThrough } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { LRUCache } from 'lru-cache';
import type { KnownState } from './catalogue-state.js';
import { KeptPage, type Marks } from './kept-page.js';

/** Number of requests for a page before it is stored. Rarely requested pages would only displace others. */
const USES_BEFORE_KEEPING = 3;
/**
 * Maximum age of a stored page, because some parts depend on the time or, like reviews, on data outside the catalogue's
 * state.
 */
const MOST_AGE_MS = 10_000;
/**
 * Milliseconds after a change during which a process of the API may still send outdated responses. A page made of such
 * responses is not stored longer than this.
 */
const SETTLING_MS = 1000;
const MEGABYTE = 1024 * 1024;
/** Maximum number of characters of all counted keys. It limits memory, because anybody can make up URLs. */
const MOST_COUNTED = 2 * MEGABYTE;

/** Ids long enough not to occur in a page by chance: those of this server and of nginx. */
const longId = /^[\da-f-]{32,36}$/;

interface Kept {
  page: KeptPage;
  state: string;
  /** Time of `performance.now()` until which the page is served. */
  until: number;
}

interface Flight {
  state: string;
  landed: Promise<KeptPage | undefined>;
}

/** A page that is being rendered and then stored for the next requests. */
export interface Filling {
  /** Ends the filling without storing a page. */
  drop: () => void;
  /**
   * Returns the body for the response, and reads the page at its own speed, however slow the shopper's connection is.
   * @param isWhole - Called at the end: whether the page may be stored.
   */
  keep: (response: Response, made: Marks, isWhole: () => boolean) => PassThrough;
}

/**
 * Stores pages that are the same for all guests, as bytes, together with the state of the catalogue that was read
 * before they were rendered (ADR 43). A page is served again only while the state is the same. Of simultaneous requests
 * for a page, only one renders it.
 */
export class PageMemory {
  private readonly pages: LRUCache<string, Kept> | undefined;
  private readonly uses = new LRUCache<string, number>({
    maxSize: MOST_COUNTED,
    sizeCalculation: (_, key) => key.length,
  });
  private readonly flights = new Map<string, Flight>();

  /** @param megabytes - Maximum size of all stored pages; 0 stores none. */
  constructor(
    megabytes: number,
    private readonly knownState: () => KnownState | undefined,
  ) {
    if (megabytes > 0)
      this.pages = new LRUCache({
        maxSize: megabytes * MEGABYTE,
        sizeCalculation: ({ page }, key) => page.size + 2 * key.length,
      });
  }

  /**
   * Returns the stored page, or a filling to store the page once it is rendered; neither if the page must not be
   * stored.
   */
  async ask(key: string): Promise<{ page?: KeptPage; filling?: Filling }> {
    const { pages } = this;
    if (!pages || this.count(key) <= USES_BEFORE_KEEPING) return {};
    const known = this.knownState();
    if (!known) return {};
    const { state } = known;
    const kept = pages.get(key);
    if (kept?.state === state && performance.now() <= kept.until) return { page: kept.page };
    const flight = this.flights.get(key);
    if (flight?.state === state) {
      const page = await flight.landed;
      return page ? { page } : {};
    }
    return { filling: this.begin(pages, key, known) };
  }

  private count(key: string): number {
    const uses = (this.uses.get(key) ?? 0) + 1;
    this.uses.set(key, uses);
    return uses;
  }

  private begin(pages: LRUCache<string, Kept>, key: string, { state, since }: KnownState): Filling {
    const now = performance.now();
    const until = now + (now - since < SETTLING_MS ? SETTLING_MS : MOST_AGE_MS);
    let land: (page?: KeptPage) => void = () => undefined;
    const landed = new Promise<KeptPage | undefined>((resolve) => (land = resolve));
    const flight = { state, landed };
    this.flights.set(key, flight);
    const end = (page?: KeptPage) => {
      if (this.flights.get(key) === flight) this.flights.delete(key);
      if (page) pages.set(key, { page, state, until });
      land(page);
    };
    return {
      drop: () => end(),
      keep: (response, made, isWhole) => {
        const body = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER });
        const isPublic = response.status === 200 && response.headers.getSetCookie().length === 0;
        const read = async () => {
          const chunks: Uint8Array[] = [];
          for await (const chunk of response.body as ReadableStream<Uint8Array>) {
            chunks.push(chunk);
            body.write(chunk);
          }
          body.end();
          if (!isPublic || !longId.test(made.requestId) || !isWhole()) return undefined;
          return new KeptPage(Buffer.concat(chunks).toString(), made, [...response.headers]);
        };
        read().then(end, (error: unknown) => {
          end();
          body.destroy(error instanceof Error ? error : new Error(String(error)));
        });
        return body;
      },
    };
  }
}
