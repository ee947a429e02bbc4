import { makeAutoObservable, runInAction } from 'mobx';
import { createStoreContext } from '../../../browser/create-store-context';
import type { DeskApi, Fault } from '../../../graphql/api';
import {
  NewOrderServicesDocument,
  PlaceNewOrderDocument,
  QuoteNewOrderDocument,
  type QuoteNewOrderQuery,
  type ShopServiceKind,
} from '../../../graphql/generated/graphql';
import {
  emptyOrder,
  missingFields,
  orderInput,
  quoteInput,
  withOffer,
  withQuantity,
  type DraftField,
  type FoundOffer,
  type NewOrderDraft,
} from './new-order-draft';

export type NewOrderQuote = QuoteNewOrderQuery['quoteOrderForShopper'];

/** Milliseconds without a change before the price is requested. */
const PAUSE = 300;

/**
 * An order by telephone, with its current price. It is not stored in the browser, because it contains personal data.
 */
export class NewOrderStore {
  draft: NewOrderDraft = emptyOrder;
  quote: NewOrderQuote | undefined;
  /** Fault of the price request. */
  fault: Fault | undefined;
  /** Fault of placing the order. */
  refusal: Fault | undefined;
  /** Services that do not work, for example online payment; empty until they are loaded. */
  off: readonly ShopServiceKind[] = [];
  isQuoting = false;
  isPlacing = false;
  /** Whether the operator has tried to place the order; only then missing fields are marked. */
  isTried = false;
  /** If a response is lost, the call is repeated with the same key, so that the order is placed only once. */
  private key = crypto.randomUUID();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asking: AbortController | undefined;

  constructor(private readonly api: DeskApi) {
    makeAutoObservable<this, 'api' | 'key' | 'timer' | 'asking'>(
      this,
      { api: false, key: false, timer: false, asking: false },
      { autoBind: true },
    );
  }

  get missing(): DraftField[] {
    return this.isTried ? missingFields(this.draft) : [];
  }

  /** Loads which ways to pay the shop has, and chooses one that works. */
  async readServices(): Promise<void> {
    const { data } = await this.api.ask(NewOrderServicesDocument, {});
    if (!data) return;
    runInAction(() => {
      this.off = data.shopServices.filter(({ state }) => state === 'OFF').map(({ kind }) => kind);
      if (this.off.includes('ONLINE_PAYMENT') && !this.off.includes('PAYMENT_ON_DELIVERY'))
        this.change({ paymentType: 'ON_DELIVERY' });
    });
  }

  change(changes: Partial<NewOrderDraft>): void {
    const before = JSON.stringify(quoteInput(this.draft));
    this.draft = { ...this.draft, ...changes };
    this.refusal = undefined;
    this.key = crypto.randomUUID();
    if (JSON.stringify(quoteInput(this.draft)) === before) return;
    // The old price does not apply to the changed order.
    this.quote = undefined;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), PAUSE);
  }

  put(offer: FoundOffer): void {
    this.change({ lines: withOffer(this.draft.lines, offer) });
  }

  setQuantity(id: string, quantity: number): void {
    this.change({ lines: withQuantity(this.draft.lines, id, quantity) });
  }

  takeOut(id: string): void {
    this.change({ lines: this.draft.lines.filter(({ offer }) => offer.id !== id) });
  }

  /** Requests the current price of the order. */
  async ask(): Promise<void> {
    clearTimeout(this.timer);
    this.asking?.abort();
    const dto = quoteInput(this.draft);
    if (!dto) return runInAction(() => void (this.fault = undefined));
    const asking = (this.asking = new AbortController());
    runInAction(() => (this.isQuoting = true));
    const { data, fault } = await this.api.ask(QuoteNewOrderDocument, { dto }, asking.signal);
    if (asking.signal.aborted) return;
    runInAction(() => {
      this.isQuoting = false;
      this.quote = data?.quoteOrderForShopper;
      this.fault = fault;
    });
  }

  /** Places the order at the shown price. Returns its number, or null if it was not placed. */
  async place(): Promise<number | null> {
    this.isTried = true;
    const { quote } = this;
    if (!quote || this.isPlacing) return null;
    const dto = orderInput(this.draft, quote.totalPrice, this.key);
    if (!dto) return null;
    this.isPlacing = true;
    this.refusal = undefined;
    const { data, fault } = await this.api.ask(PlaceNewOrderDocument, { dto });
    // The price or stock differs from what the buyer was told; the operator sees the new one before trying again.
    if (fault?.code === 'TOTAL_CHANGED' || fault?.code === 'ORDER_CHANGED') await this.ask();
    runInAction(() => {
      this.isPlacing = false;
      this.refusal = fault;
    });
    return data?.createOrderForShopper.number ?? null;
  }
}

export const [NewOrderContext, useNewOrder] = createStoreContext<NewOrderStore>('The new order');
