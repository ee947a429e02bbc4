import { createServer, type Server } from 'node:http';
import pLimit from 'p-limit';
import type { CatalogueEntry } from '../generate-catalogue.js';
import { ARTICLES_FOLDER, posters } from '../posters.js';
import { demoReviews } from '../reviews.js';
import { isDarkKey } from './both-posters.js';
import { type Composition, make } from './composition.js';
import { LAYERS } from './composed.js';
import { LayersCache } from './read-layers.js';

/** Decoded views are kept up to so many bytes: some four, each of 17 to 22 MB. */
const MOST_BYTES = 80_000_000;
/** They are dropped after so long without a request. */
const IDLE_MS = 30_000;
/** What home shows first: the newest products, and those that sell best. */
const NEWEST = 12;
const BEST = 8;

export interface DemoPictures {
  readonly compositions: readonly Composition[];
  /** Keys of the pictures that the first pages show, the most urgent first. */
  readonly first: readonly string[];
}

/** Returns every picture of the demo that is made when it is asked for. */
export function demoPictures(seed: string, now: Date, entries: readonly CatalogueEntry[]): DemoPictures {
  const shown = posters(entries);
  const reviews = demoReviews(seed, now, entries).flatMap(({ pictures }) =>
    pictures.map(({ key, order }): Composition => ({ kind: 'snapshot', key, order })),
  );
  const goods = entries.filter(({ sold }) => sold);
  const by = (value: (entry: CatalogueEntry) => number, count: number) =>
    [...goods]
      .sort((left, right) => value(right) - value(left))
      .slice(0, count)
      .flatMap(({ compositions: [cover] }) => cover ?? []);
  const covers = [
    ...by(({ sold }) => Date.parse(sold?.product.publishedAt ?? '0'), NEWEST),
    ...by(({ sold }) => sold?.product.unitSold ?? 0, BEST),
  ];
  const collections = entries.filter(({ record }) => record.kind === 'collection');
  const keys = [...shown, ...covers, ...collections.flatMap(({ compositions }) => compositions)].map(({ key }) => key);
  // The import asks for the posters of articles. Most visitors see the light theme first.
  const waits = (key: string) => isDarkKey(key) && !key.startsWith(ARTICLES_FOLDER);
  return {
    compositions: [...entries.flatMap(({ compositions }) => compositions), ...shown, ...reviews],
    first: [...keys.filter((key) => !waits(key)), ...keys.filter(waits)],
  };
}

/**
 * Serves the demo's pictures by their keys, and makes each when it is asked for, one at a time. `ahead` makes the first
 * ones before anybody asks, and keeps them until they are asked for once.
 */
export class PictureServer {
  readonly server: Server;
  private readonly byKey: ReadonlyMap<string, Composition>;
  private readonly cache: LayersCache;
  private readonly ready = new Map<string, Buffer>();
  private readonly oneAtATime = pLimit(1);
  private idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly pictures: DemoPictures,
    layers: string = LAYERS,
  ) {
    this.byKey = new Map(pictures.compositions.map((composition) => [composition.key, composition]));
    this.cache = new LayersCache(layers, MOST_BYTES);
    this.server = createServer((request, response) => {
      if (request.url === '/health/ready') return void response.writeHead(200).end();
      const composition = request.method === 'GET' && this.byKey.get(request.url?.slice(1) ?? '');
      if (!composition) return void response.writeHead(404).end();
      let isGone = false;
      response.once('close', () => (isGone = true));
      void this.oneAtATime(async () => {
        if (isGone) return;
        const picture = this.ready.get(composition.key) ?? (await this.compose(composition));
        this.ready.delete(composition.key);
        response.writeHead(200, { 'content-type': 'image/webp', 'content-length': picture.length }).end(picture);
      }).catch((error: Error) => {
        process.stderr.write(`${composition.key}: ${error.message}\n`);
        response.writeHead(500).end();
      });
    });
  }

  async ahead(): Promise<void> {
    for (const key of this.pictures.first) {
      const composition = this.byKey.get(key);
      // A request in between waits for one picture only.
      if (composition)
        await this.oneAtATime(async () => this.ready.set(key, await this.compose(composition))).catch(() => undefined);
    }
  }

  private async compose(composition: Composition): Promise<Buffer> {
    clearTimeout(this.idle);
    try {
      return await make(composition, this.cache);
    } finally {
      this.idle = setTimeout(() => this.cache.clear(), IDLE_MS).unref();
    }
  }
}
