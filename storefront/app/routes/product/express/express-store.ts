import { makeAutoObservable, runInAction } from 'mobx';
import { expectPurchase } from '../../../analytics/expected-purchase';
import type { CartApi } from '../../../cart/cart-api';
import type { CartStore } from '../../../cart/cart-store';
import type { CheckoutApi, PlacedOrder } from '../../../checkout/checkout-api';
import { checkDraft, deliveryChoice, orderBody, readDraft, type CheckoutDraft } from '../../../checkout/checkout-draft';
import { placeOf } from '../../../checkout/last-terms';
import { placeOnce, type OrderAttempt } from '../../../checkout/order-attempt';
import { changeLine, changesOf, faultWords } from '../../../checkout/order-faults';
import { readTab, writeTab } from '../../../browser/tab-storage';
import type { BrowserAnswer, BrowserFault } from '../../../graphql/ask-in-browser';
import type {
  DeliveryCostFieldsFragment,
  ExpressTermsQuery,
  LastOrderTermsFragment,
  QuoteFieldsFragment,
} from '../../../graphql/generated/graphql';
import { keepPlaced } from '../../../placed-orders/placed-order';

export type OnlineWay = 'BANK_CARD' | 'SBP' | 'WALLET';

export interface ExpressSurroundings {
  api: Pick<CheckoutApi, 'cost' | 'idempotencyKey' | 'place'> &
    Pick<CartApi, 'quote'> & { terms: () => Promise<BrowserAnswer<ExpressTermsQuery>> };
  cart: Pick<CartStore, 'takeOut'>;
  /** Called once the order is placed. */
  onPlaced: (order: PlacedOrder) => void;
}

/** The item to buy, and its name in sentences. */
interface Wanted {
  id: string;
  goods: string;
}

const attemptKey = 'express-attempt';

/** An attempt belongs to its item; ordering another item is a separate attempt. */
const keeperOf = (itemId: string) => ({
  read: () => {
    const kept = readTab<OrderAttempt>(attemptKey);
    return kept?.body.items[0]?.id === itemId ? kept : null;
  },
  write: (attempt: OrderAttempt | null) => writeTab(attemptKey, attempt),
});

/** Message if data could not be loaded. Unlike an order that was sent, such a request can simply be repeated. */
const askedWords = (fault: BrowserFault, what: string) =>
  ['NO_SIGNAL', 'SERVICE_UNAVAILABLE'].includes(fault.code)
    ? `Не получилось ${what}: магазин не ответил.`
    : faultWords(fault);

/**
 * An order of one item with the data of the shopper's last order: recipient, delivery place and payment type. The other
 * lines of the cart are not changed.
 */
export class ExpressStore {
  /**
   * `unknown` until the API has responded, `lost` if it did not; `none` if there is no last order, so that the checkout
   * must ask for the data.
   */
  state: 'unknown' | 'lost' | 'known' | 'none' = 'unknown';
  terms: LastOrderTermsFragment | null = null;
  quote: QuoteFieldsFragment | null = null;
  cost: DeliveryCostFieldsFragment | null = null;
  payment: OnlineWay = 'BANK_CARD';
  /** The message beside the button. */
  problem: string | null = null;
  /** Whether another order reserves the item. */
  isHeld = false;
  sending = false;

  constructor(
    private readonly around: ExpressSurroundings,
    private readonly wanted: Wanted,
  ) {
    makeAutoObservable<this, 'around' | 'wanted'>(this, { around: false, wanted: false }, { autoBind: true });
  }

  /** The amount to pay in kopecks; null while it is not known, or if the item cannot be bought. */
  get total(): number | null {
    return this.quote?.lines.length ? this.quote.totalPrice : null;
  }

  /** Whether the last order, or the price of this one, is unknown because the shop did not respond. */
  get isLost(): boolean {
    return this.state === 'lost' || (this.state === 'known' && this.quote === null && this.problem !== null);
  }

  /** @param signedIn - A guest has no last order. */
  async start(signedIn: boolean): Promise<void> {
    this.forget();
    const { data, fault } = signedIn ? await this.around.api.terms() : {};
    const terms = data?.lastOrderTerms ?? null;
    runInAction(() => {
      if (fault) {
        this.state = 'lost';
        this.problem = askedWords(fault, 'узнать прошлый заказ');
        return;
      }
      this.terms = terms;
      const { paymentType } = terms ?? {};
      if (paymentType === 'SBP' || paymentType === 'WALLET') this.payment = paymentType;
      this.state = terms && Object.keys(checkDraft(this.draft)).length === 0 ? 'known' : 'none';
    });
    if (this.state === 'known') await this.ask();
  }

  setPayment(payment: OnlineWay): void {
    this.payment = payment;
  }

  /** Places the order. Does nothing while it is being sent. */
  async pay(): Promise<void> {
    const { quote, total, wanted, around } = this;
    const [line] = quote?.lines ?? [];
    if (this.sending || total === null || !line) return;
    this.sending = true;
    this.problem = null;
    const terms = {
      items: [{ id: wanted.id, price: line.price }],
      ...{ promocode: null, bonuses: 0, totalPrice: total },
    };
    const body = orderBody(this.draft, terms);
    const { data, fault } = await placeOnce(around.api, keeperOf(wanted.id), 'PAYMENT', body);
    if (!data) return this.refused(fault);
    expectPurchase({ id: data.id, coupon: null });
    keepPlaced({ id: data.id, uuid: data.uuid, phone: this.draft.phone }, [wanted.id]);
    around.cart.takeOut([wanted.id]);
    around.onPlaced(data);
  }

  private forget(): void {
    this.problem = null;
    this.state = 'unknown';
  }

  private get draft(): CheckoutDraft {
    const { name, surname, phone, email } = this.terms ?? {};
    return readDraft({
      ...{ name, phone, surname: surname ?? '', email: email ?? '' },
      ...(this.terms && placeOf(this.terms)),
      payment: this.payment,
    });
  }

  private async refused(fault: BrowserFault): Promise<void> {
    runInAction(() => {
      this.sending = false;
      const changes = changesOf(fault).map((change) => changeLine(change, this.wanted.goods));
      this.problem = changes.length > 0 ? `${changes.join('. ')}.` : faultWords(fault);
    });
    if (fault.code === 'ORDER_CHANGED' || fault.code === 'TOTAL_CHANGED') await this.ask();
  }

  /** Requests the price and the delivery days of the order. */
  private async ask(): Promise<void> {
    const { api } = this.around;
    const delivery = deliveryChoice(this.draft);
    if (!delivery) return;
    const items = [this.wanted.id];
    const [quoted, cost] = await Promise.all([
      api.quote({ items, delivery, promocode: null, bonuses: 0 }),
      api.cost(delivery, items),
    ]);
    runInAction(() => {
      this.quote = quoted.data?.quote ?? null;
      this.cost = cost.data ?? null;
      const fault = quoted.fault ?? cost.fault;
      const reason = this.quote?.unavailableItems[0]?.reason;
      this.isHeld = reason === 'RESERVED';
      if (fault) this.problem = askedWords(fault, 'посчитать сумму');
      else if (reason) this.problem = `${changeLine({ id: this.wanted.id, reason, price: null }, this.wanted.goods)}.`;
    });
  }
}
