import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { Controller, Get, Inject, NotFoundException, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Logger } from 'pino';
import { Public } from '../platform/auth/access.js';
import { budgetKeyOf } from '../platform/auth/client.js';
import type { ViewedRequest } from '../platform/auth/viewer.js';
import { Clients } from '../clients/index.js';
import { CONFIG } from '../platform/config/config.module.js';
import { matchesEtag } from '../platform/http/matches-etag.js';
import { LOGGER } from '../platform/observability/logger.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import type { FeedShop } from './feed-shop.js';
import { google } from './google.js';
import type { FeedsConfig } from './feeds.config.js';
import { ReadGoods, type Chosen, type FeedCategory, type FeedProduct } from './read-goods.js';
import { yml } from './yml.js';

const PARAMETERS = ['category', 'brand', 'client'];
/** Caches may use an answer for a few minutes; then it can be checked by its tag. */
const CACHED = 'public, max-age=300';
const DAY_MS = 86_400_000;

type Write = (shop: FeedShop, products: AsyncIterable<FeedProduct>) => AsyncGenerator<string>;

/**
 * Serves the catalogue to everybody in the formats of price services; it contains only what the pages show. Errors are
 * JSON with the codes of the API. The whole feed is never in memory: products are read as fast as the client receives
 * them, and no longer after it disconnects.
 */
@Public()
@Controller('feeds')
export class ProductFeedsController {
  constructor(
    private readonly goods: ReadGoods,
    private readonly clients: Clients,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: FeedsConfig,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  @Get('yandex.yml')
  async yandex(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(request, reply, yml);
  }

  @Get('google.xml')
  async google(@Req() request: ViewedRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.send(request, reply, google);
  }

  private async send(request: ViewedRequest, reply: FastifyReply, write: Write): Promise<void> {
    if (!this.config.PRODUCT_FEEDS) throw new NotFoundException();
    try {
      await this.answer(request, reply, write);
    } catch (error) {
      refuse(reply, error);
    }
  }

  private async answer(request: ViewedRequest, reply: FastifyReply, write: Write): Promise<void> {
    const now = new Date();
    const asked = readParameters(request.query as Record<string, unknown>);
    const version = await this.goods.version();
    const categories = await this.goods.categories();
    const chosen = await this.chosen(asked, categories);
    const productUrl = this.productUrl(asked.client);
    const etag = this.tagOf(request.url, productUrl, version, now);
    void reply.headers({ etag: `W/${etag}`, vary: 'accept-encoding', 'cache-control': CACHED });
    if (matchesEtag(request.headers['if-none-match'], etag)) return void reply.code(304).send();
    void reply.type('application/xml; charset=utf-8');
    // An empty stream, because for no answer Fastify would state that the feed has 0 bytes.
    if (request.method === 'HEAD') return void reply.send(Readable.from([]));
    await this.limits.hit([
      {
        key: `feeds:${budgetKeyOf(request.client)}`,
        most: this.config.PRODUCT_FEEDS_PER_HOUR,
        windowSeconds: 3600,
      },
    ]);
    const shop: FeedShop = {
      config: this.config,
      categories: new Map(categories.map((category) => [category.id, category])),
      productUrl,
      now,
    };
    const text = Readable.from(write(shop, this.goods.products(chosen)));
    const ended = (error?: NodeJS.ErrnoException | null) => {
      if (error && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') this.log.error({ err: error }, 'a feed is cut short');
    };
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return void reply.send(text);
    const gzip = createGzip();
    pipeline(text, gzip, ended);
    void reply.header('content-encoding', 'gzip').send(gzip);
  }

  private async chosen(asked: Record<string, string>, categories: FeedCategory[]): Promise<Chosen> {
    const { category: categorySlug, brand: brandSlug } = asked;
    const category = categories.find(({ slug }) => slug === categorySlug);
    const brandId = brandSlug === undefined ? null : await this.goods.brandId(brandSlug);
    const faults = [
      ...(categorySlug !== undefined && !category
        ? [fieldFault('category', 'noSuchSlug', { slug: categorySlug })]
        : []),
      ...(brandSlug !== undefined && brandId === null ? [fieldFault('brand', 'noSuchSlug', { slug: brandSlug })] : []),
    ];
    if (faults.length) throw badUserInput(faults);
    return { categoryId: category?.id ?? null, brandId };
  }

  /** Returns the URL of product pages: those of the front end with this key, or the storefront's. */
  private productUrl(key: string | undefined): string {
    if (key === undefined) return `${this.config.STOREFRONT_URL}/product/{slug}?size={size}`;
    const client = this.clients.ofKey(key);
    if (client instanceof ApiError) throw client;
    if (!client.productUrl) throw badUserInput([fieldFault('client', 'noProductUrl')]);
    return client.productUrl;
  }

  /** The tag contains the day, because Yandex Market accepts no feed whose date is older than ten days. */
  private tagOf(address: string, productUrl: string, version: string, now: Date): string {
    const { STOREFRONT_URL, SHOP_NAME, SHOP_LEGAL_NAME, SIZE_SYSTEM, DELIVERY_ZONES, DELIVERY_FREE_FROM } = this.config;
    const day = Math.floor(now.getTime() / DAY_MS);
    const settings = [STOREFRONT_URL, SHOP_NAME, SHOP_LEGAL_NAME, SIZE_SYSTEM, DELIVERY_ZONES, DELIVERY_FREE_FROM];
    const made = JSON.stringify([address, productUrl, version, day, settings]);
    return `"${createHash('sha256').update(made).digest('base64url')}"`;
  }
}

/** Refuses a misspelt parameter, which would otherwise give the whole catalogue. */
function readParameters(query: Record<string, unknown>): Record<string, string> {
  const faults = Object.entries(query)
    .filter(([name, value]) => !PARAMETERS.includes(name) || typeof value !== 'string')
    .map(([name]) => fieldFault(name, PARAMETERS.includes(name) ? 'eachOnce' : 'unknownParameter'));
  if (faults.length) throw badUserInput(faults);
  return query as Record<string, string>;
}

/** Any code that is not listed here gets the status 400. */
const STATUS: Partial<Record<string, number>> = { CLIENT_REFUSED: 403, TOO_MANY_REQUESTS: 429 };

/** Answers with the code and the message of an error that the client can correct. */
function refuse(reply: FastifyReply, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const { code, retryAt, fields } = error.extensions as { code: string; retryAt?: string; fields?: unknown };
  void reply.removeHeader('etag').header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (retryAt) {
    const seconds = Math.max(1, Math.ceil((Date.parse(retryAt) - Date.now()) / 1000));
    void reply.header('retry-after', String(seconds));
  }
  void reply.code(STATUS[code] ?? 400).send({ code, message: error.message, ...(fields ? { fields } : {}) });
}
