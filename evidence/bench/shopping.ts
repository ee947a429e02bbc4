import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { inventedPhone } from '../abuse/invented.js';
import type { PrintedMessages } from '../abuse/printed-messages.js';
import type { Account } from '../chaos/orders/sign-up.js';
import { faultOf, type Expected } from './check-answer.js';
import type { AskApi } from './reading.js';
import { from, graphql, type Operation } from './operation.js';

const MOSCOW = '0c5b2444-70a0-4932-980c-b4dc0d3f02b5';
/** Number of lines of a quote and units of an order. */
const LINES = 3;

export interface Offer {
  id: string;
  /** Price in kopecks for a signed-in shopper. */
  price: number;
  productId: string;
}

/** Creates stock that no run can sell out, and returns offers to buy. */
export async function endlessStock(database: pg.Pool): Promise<Offer[]> {
  const { rows } = await database.query<Offer>(ENDLESS_STOCK);
  return rows;
}

/** Returns the operations of signed-in shoppers. Each request writes something new, except the quote. */
export function shoppingOperations(
  accounts: Account[],
  offers: Offer[],
  documents: ReadonlyMap<string, string>,
): Operation[] {
  const authorization = ({ token }: Account) => ({ authorization: `Bearer ${token}` });
  // First each account receives one cart entry, then each account a second one, and so on.
  const account = (n: number) => accounts[n % accounts.length]!;
  const round = (n: number) => Math.floor(n / accounts.length);
  const offersOf = (n: number) =>
    Array.from({ length: LINES }, (_, line) => offers[(n * LINES + line) % offers.length]!);
  const operation = (
    name: string,
    expected: Expected[],
    request: Operation['request'],
    more: Partial<Operation> = {},
  ): Operation => ({
    ...{ name, request, samples: 10, statement: 'commit' },
    faultOf: (body) => faultOf(expected, JSON.parse(body.toString()) as object),
    ...more,
  });
  let phones = 0;
  return [
    operation('cart-add', [{ path: 'data.addToProductCart.productItems', min: 1 }], (n) =>
      graphql(documents.get('AddToCart')!, { id: offers[round(n) % offers.length]!.id }, authorization(account(n))),
    ),
    operation('favourite', [{ path: 'data.toggleFavourite.isFavourite', equals: true }], (n) =>
      graphql(
        documents.get('ToggleFavourite')!,
        { productId: offers[round(n) % offers.length]!.productId, isFavourite: true },
        authorization(account(n)),
      ),
    ),
    operation(
      'quote',
      [{ path: 'data.quote.lines', min: LINES }],
      (n) =>
        graphql(
          documents.get('CartQuote')!,
          { dto: { items: offersOf(n).map(({ id }) => id) } },
          authorization(account(n)),
        ),
      { statement: 'product' },
    ),
    operation('order', [{ path: 'data.createOrderWithPaymentLink.paymentLink' }], (n) => {
      const dto = {
        idempotencyKey: randomBytes(24).toString('base64url'),
        items: offersOf(n).map(({ id, price }) => ({ id, price })),
        contact: { name: 'Мария', phone: phoneOf((phones += 1)) },
        delivery: { address: { cityId: MOSCOW, street: 'Лесная', house: '7' } },
        paymentType: 'SBP',
      };
      return graphql(documents.get('PlaceOrder')!, { dto }, authorization(account(n)));
    }),
  ];
}

/**
 * Returns telephone numbers, each in a different block of ten thousand numbers, because messages to one block are
 * limited.
 */
const phoneOf = (n: number): string => `+79${String((n * 10_007) % 1e9).padStart(9, '0')}`;

/** Signs new shoppers in with codes, each from a different network. */
export class SigningIn {
  private count = 0;
  private readonly codes = new Map<string, string>();

  constructor(
    private readonly ask: AskApi,
    private readonly printed: PrintedMessages,
    private readonly edgeSecret: string,
  ) {}

  /** Signs one shopper in. Returns the milliseconds that the calls took. */
  async once(): Promise<number> {
    const n = (this.count += 1);
    const phone = inventedPhone(n);
    const headers = from(n, this.edgeSecret);
    const asked = performance.now();
    await this.ask(SEND_CODE, { phone }, headers);
    const sent = performance.now();
    const code = await this.codeOf(phone);
    const entered = performance.now();
    await this.ask(SIGN_IN, { dto: { emailOrPhone: phone, code } }, headers);
    return sent - asked + performance.now() - entered;
  }

  /** Codes are printed shortly after the response to the call. */
  private async codeOf(phone: string): Promise<string> {
    for (const end = Date.now() + 5000; Date.now() < end; await sleep(5)) {
      for (const message of this.printed.next()) {
        const [, to, code] = /(\+\d+).*?\b(\d{4,6})\b/.exec(message) ?? [];
        if (code) this.codes.set(to!, code);
      }
      const code = this.codes.get(phone);
      if (code) return code;
    }
    throw new Error(`no code was sent to ${phone}`);
  }
}

const SEND_CODE = 'mutation ($phone: String!) { sendSmsCode(dto: { phone: $phone }) { status } }';
const SIGN_IN = 'mutation ($dto: AuthenticateInput!) { authenticate(dto: $dto) { deviceToken } }';

const ENDLESS_STOCK = `
WITH chosen AS (
  SELECT DISTINCT ON (i."productId") i."id", i."productId" FROM "product_item" i JOIN "product" p ON p."id" = i."productId"
  WHERE i."active" AND p."active" ORDER BY i."productId", i."id" LIMIT 400
), stocked AS (
  UPDATE "product_item" i SET "stock" = 1000000 FROM chosen c WHERE i."id" = c."id" RETURNING i."id", i."productId"
)
SELECT s."id", s."productId", coalesce(r."loyaltyPrice", r."price")::int AS "price" FROM stocked s JOIN "price_details" r ON r."itemId" = s."id"`;
