import { Inject, Injectable } from '@nestjs/common';
import { CheckCode, emailRecipient, EraseAccount, ExportAccount, given } from '../identity/index.js';
import { RecipientHash } from '../messaging/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { Statements, type Queries } from '../platform/database/statements.js';
import { Limits } from '../platform/throttling/limits.js';
import { ApiError, badUserInput, fieldFault } from '../shared/api-error.js';
import type { FavouritesConfig } from './favourites.config.js';
import type { CreateStockNoticeInput, StockNotice } from './stock-notice.model.js';

const ASKED_PER_DAY = 50;
const DAY = 24 * 3600;

/** The size that the notice waits for. */
type Wanted = Pick<CreateStockNoticeInput, 'productId' | 'sizeId' | 'kind'>;

/** Where the message goes: to the account, or to a guest's mailbox that they confirmed. */
type Recipient =
  | { userId: string; bySms: boolean; email: null; recipientHash: null }
  | { userId: null; bySms: false; email: string; recipientHash: Buffer };

/**
 * Notices that shoppers and guests request: «Сообщить о поступлении», and of a lower price. Requesting the same notice
 * again keeps a single one (`api/prisma/sql/stock-notice.sql` and the unique keys).
 */
@Injectable()
export class StockNotices {
  private readonly recipients: RecipientHash;

  constructor(
    private readonly statements: Statements,
    private readonly checkCode: CheckCode,
    private readonly limits: Limits,
    @Inject(CONFIG) private readonly config: FavouritesConfig,
    exported: ExportAccount,
    erased: EraseAccount,
  ) {
    this.recipients = new RecipientHash(config.SECRET_KEY);
    exported.add('stockNotices', async (userId) => {
      const recipientHash = await this.mailboxOf(this.statements, userId);
      return (await this.statements.rows(OF_PERSON, { userId, recipientHash })).map(present);
    });
    erased.add(async (queries, userId) => {
      const recipientHash = await this.mailboxOf(queries, userId);
      await queries.rows(FORGET_PERSON, { userId, recipientHash });
    });
  }

  /** Returns the shopper's notices, the last requested first. */
  async of(userId: string): Promise<StockNotice[]> {
    return (await this.statements.rows(OF_SHOPPER, { userId })).map(present);
  }

  /**
   * Without a channel it is a letter, or an SMS if the account has no mailbox. Throws MAILBOX_NEEDED, PHONE_NEEDED,
   * SIZE_NOT_FOUND, SIZE_AVAILABLE, SIZE_NOT_FOR_SALE, TOO_MANY_REQUESTS.
   */
  async ask(userId: string, { channel, ...wanted }: CreateStockNoticeInput): Promise<StockNotice> {
    await this.limits.hit([{ key: `notice:ask:${userId}`, most: ASKED_PER_DAY, windowSeconds: DAY }]);
    return this.statements.transaction(async (queries) => {
      const [account] = await queries.rows(CONTACTS, { userId });
      const bySms = channel ? channel === 'SMS' : !account?.email && Boolean(account?.phone);
      if (bySms && !account?.phone) throw new ApiError('PHONE_NEEDED');
      if (!bySms && !account?.email) throw new ApiError('MAILBOX_NEEDED');
      return this.add(queries, { userId, bySms, email: null, recipientHash: null }, wanted);
    });
  }

  /**
   * Adds a notice for a guest; the code proves that the mailbox is the guest's. Throws CODE_INVALID, and what {@link
   * ask} throws; after that the code can still be used.
   */
  async askAsGuest({ email, code, ...wanted }: CreateStockNoticeInput, client: Client): Promise<StockNotice> {
    if (!email || !code || wanted.channel === 'SMS') throw badUserInput([fieldFault('dto.email', 'mailboxAndCode')]);
    const recipient = given(emailRecipient(email), 'dto.email');
    const matched = await this.checkCode.match(recipient, 'SIGN_IN', code, client);
    const recipientHash = this.recipients.of(recipient);
    await this.limits.hit([
      { key: `notice:ask:${recipientHash.toString('base64url')}`, most: ASKED_PER_DAY, windowSeconds: DAY },
    ]);
    return this.statements.transaction(async (queries) => {
      await this.checkCode.consume(queries, matched);
      return this.add(queries, { userId: null, bySms: false, email: recipient.address, recipientHash }, wanted);
    });
  }

  /** Returns false if the shopper has no such notice. */
  async remove(userId: string, id: string): Promise<boolean> {
    const { count } = await this.statements.prisma.stockNotice.deleteMany({ where: { id, userId } });
    return count > 0;
  }

  /** Returns the hash of the account's mailbox under which notices of a guest are stored; null without a mailbox. */
  private async mailboxOf(queries: Queries, userId: string): Promise<Buffer | null> {
    const [account] = await queries.rows(CONTACTS, { userId });
    return account?.email ? this.recipients.of({ channel: 'EMAIL', address: account.email }) : null;
  }

  private async add(queries: Queries, recipient: Recipient, { productId, sizeId, kind }: Wanted): Promise<StockNotice> {
    const [size] = await queries.rows(SIZE, { productId, sizeId });
    if (!size) throw new ApiError('SIZE_NOT_FOUND');
    if (kind === 'BACK_IN_STOCK' && size.isAvailable) throw new ApiError('SIZE_AVAILABLE');
    const price = size.price === null ? null : Number(size.price);
    if (kind === 'PRICE_DROP' && !price) throw new ApiError('SIZE_NOT_FOR_SALE');
    const { STOCK_NOTICE_DAYS: days } = this.config;
    const add = recipient.userId ? ADD_FOR_SHOPPER : ADD_FOR_GUEST;
    const [added] = await queries.rows(add, { ...recipient, productId, sizeId, kind, price, days });
    const [notice] = await queries.rows(ONE, { id: added!.id });
    return present(notice!);
  }
}

type Row = (typeof OF_SHOPPER)['types']['row'];

function present({ price, bySms, ...notice }: Row): StockNotice {
  return { ...notice, channel: bySms ? 'SMS' : 'EMAIL', price: price === null ? null : Number(price) };
}

const CONTACTS = statement('notice-contacts')`SELECT "email", "phone" FROM "user_account" WHERE "id" = :userId`;

/** `price` is the price of the cheapest offer that can be bought, otherwise of the cheapest offer. */
const SIZE = statement('notice-size')`
SELECT coalesce(bool_or(i."stock" > i."reserved"), false) AS "isAvailable",
  coalesce(min(r."price") FILTER (WHERE i."stock" > i."reserved"), min(r."price")) AS "price"
FROM "product" p JOIN "product_item" i ON i."productId" = p."id" AND i."active" AND i."deletedAt" IS NULL
LEFT JOIN "price_details" r ON r."itemId" = i."id"
WHERE p."id" = :productId AND p."active" AND p."deletedAt" IS NULL AND i."sizeId" = :sizeId
GROUP BY p."id"`;

/** Asked for again, a notice stays one, goes the way of now and compares with the price of now. */
const addFor = (recipient: string) => `
INSERT INTO "stock_notice" ("kind", "productId", "sizeId", "userId", "bySms", "email", "recipientHash", "price", "expiresAt")
VALUES (:kind::"StockNoticeKind", :productId, :sizeId, :userId?, :bySms, :email?, :recipientHash?, :price?,
  now() + make_interval(days => :days::int))
ON CONFLICT ("${recipient}", "productId", "sizeId", "kind") DO UPDATE
  SET "bySms" = excluded."bySms", "email" = excluded."email", "price" = excluded."price", "expiresAt" = excluded."expiresAt"
RETURNING "id"`;

const ADD_FOR_SHOPPER = statement('notice-add-shopper')`${addFor('userId')}`;
const ADD_FOR_GUEST = statement('notice-add-guest')`${addFor('recipientHash')}`;

const COLUMNS = `
n."id", n."kind", n."bySms", n."productId", p."slug" AS "productSlug", p."name" AS "productName", n."sizeId",
jsonb_build_object('slug', s."slug", 'name', s."name") AS "size", n."price", n."createdAt", n."expiresAt"`;

const FROM = `
FROM "stock_notice" n JOIN "product" p ON p."id" = n."productId" JOIN "size" s ON s."id" = n."sizeId"`;

const OF_SHOPPER = statement('notices-of-shopper')`
SELECT ${COLUMNS} ${FROM} WHERE n."userId" = :userId AND n."queuedAt" IS NULL ORDER BY n."createdAt" DESC, n."id" LIMIT 200`;

/** The notices that the person requested, also as a guest. */
const OF_PERSON = statement('notices-of-person')`
SELECT ${COLUMNS} ${FROM} WHERE n."userId" = :userId OR n."recipientHash" = :recipientHash?::bytea
ORDER BY n."createdAt" DESC, n."id"`;

const FORGET_PERSON = statement('notices-forget-person')`
DELETE FROM "stock_notice" WHERE "userId" = :userId OR "recipientHash" = :recipientHash?::bytea`;

const ONE = statement('notice-one')`SELECT ${COLUMNS} ${FROM} WHERE n."id" = :id`;
