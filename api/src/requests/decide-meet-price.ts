import { Inject, Injectable } from '@nestjs/common';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import type { Queries } from '../platform/database/statements.js';
import { PersonalPrices } from '../pricing/index.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import { sendMeetPriceNews } from './meet-price-news.js';
import { requestClosed, requestNotFound } from './request.errors.js';
import type { RequestsConfig } from './requests.config.js';

const DAY_MS = 24 * 3600 * 1000;

export interface MeetPriceTerms {
  /** Id of the offer; null for the offer that the request names. */
  itemId: string | null;
  /** Kopecks. */
  price: number;
  expiresAt: Date;
  /** How many units may be ordered at the price; null for PERSONAL_PRICE_UNITS. */
  units: number | null;
  answer: string | null;
}

/**
 * The operators' decisions about a request «Нашли дешевле?», each in the caller's transaction, which has locked the
 * request.
 */
@Injectable()
export class DecideMeetPrice {
  constructor(
    private readonly prices: PersonalPrices,
    @Inject(CONFIG) private readonly config: RequestsConfig,
  ) {}

  /** Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async takeUp(queries: Queries, id: string): Promise<void> {
    const { state } = await this.find(queries, id);
    if (state !== 'NEW' && state !== 'IN_WORK') throw requestClosed(state);
    await queries.rows(SET_STATE, { id, state: 'IN_WORK', answer: null });
  }

  /**
   * Agrees a price, or changes the agreed one. The shopper is notified the first time only. Throws REQUEST_NOT_FOUND,
   * REQUEST_CLOSED after a refusal, ITEM_NOT_FOUND for an offer of another product, PRICE_NOT_LOWER, BAD_USER_INPUT for
   * a date, and PERSONAL_PRICE_USED.
   */
  async agree(queries: Queries, id: string, terms: MeetPriceTerms): Promise<void> {
    const request = await this.find(queries, id);
    if (request.state === 'DECLINED') throw requestClosed(request.state);
    const itemId = terms.itemId ?? request.itemId;
    if (!itemId) throw badUserInput([fieldFault('dto.itemId', 'offerOfRequest')]);
    this.checkDate(terms.expiresAt);
    const [offer] = await queries.rows(OFFER, { itemId, productId: request.productId });
    if (!offer) throw new ApiError('ITEM_NOT_FOUND.OFFER');
    if (terms.price >= Number(offer.price))
      throw new ApiError('PRICE_NOT_LOWER', {
        price: Number(offer.price),
      });
    const { userId, phone } = request;
    const isAgreed = await this.prices.agree(queries, {
      requestId: id,
      itemId,
      owner: userId ? { userId, phone: null } : { userId: null, phone },
      price: terms.price,
      units: terms.units ?? this.config.PERSONAL_PRICE_UNITS,
      expiresAt: terms.expiresAt,
    });
    if (!isAgreed) throw new ApiError('PERSONAL_PRICE_USED');
    await queries.rows(SET_STATE, { id, state: 'AGREED', answer: terms.answer });
    if (!request.isTold) await sendMeetPriceNews(queries, id, ['SMS', 'AGREED']);
  }

  /** Refuses a request, or revokes an agreed price. Throws REQUEST_NOT_FOUND, REQUEST_CLOSED. */
  async decline(queries: Queries, id: string, answer: string): Promise<void> {
    const { state } = await this.find(queries, id);
    if (state === 'DECLINED') throw requestClosed(state);
    await this.prices.revoke(queries, id);
    await queries.rows(SET_STATE, { id, state: 'DECLINED', answer });
    await sendMeetPriceNews(queries, id, ['DECLINED']);
  }

  private async find(queries: Queries, id: string) {
    const [request] = await queries.rows(REQUEST, { id });
    if (!request) throw requestNotFound();
    return request;
  }

  private checkDate(expiresAt: Date): void {
    const { PERSONAL_PRICE_DAYS: days } = this.config;
    const left = expiresAt.getTime() - Date.now();
    if (left <= 0 || left > days * DAY_MS) throw badUserInput([fieldFault('dto.expiresAt', 'nextDays', { days })]);
  }
}

const REQUEST = statement('meet-price-decided')`
SELECT "state", "userId", "phone", "productId", "itemId", "toldAt" IS NOT NULL AS "isTold" FROM "meet_price_request"
WHERE "id" = :id FOR NO KEY UPDATE`;

/** The lowest price that a signed-in shopper pays for the offer without the personal price. */
const OFFER = statement('meet-price-offer')`
SELECT least(r."price", r."loyaltyPrice") AS "price"
FROM "product_item" i JOIN "price_details" r ON r."itemId" = i."id"
WHERE i."id" = :itemId AND i."productId" = :productId AND i."deletedAt" IS NULL`;

const SET_STATE = statement('meet-price-set-state')`
UPDATE "meet_price_request" SET "state" = :state::"RequestState", "answer" = :answer?, "updatedAt" = now(),
  "answeredAt" = CASE WHEN :state IN ('AGREED', 'DECLINED') THEN now() END,
  "toldAt" = CASE WHEN :state = 'AGREED' THEN coalesce("toldAt", now()) ELSE "toldAt" END
WHERE "id" = :id`;
