import { makeAutoObservable, observableRef, reaction, runInAction, when } from 'mobx';
import type { Speed } from '../arrivals/arrival-words';
import { expectPurchase } from '../analytics/expected-purchase';
import { tell } from '../analytics/tell';
import type { DeliveryCostFieldsFragment, PickupPointsQuery } from '../graphql/generated/graphql';
import type { BrowserFault, BrowserAnswer } from '../graphql/ask-in-browser';
import type { CartStore } from '../cart/cart-store';
import type { TotalsStore } from '../cart/totals-store';
import type { CheckoutApi, OrderKind, PlacedOrder } from './checkout-api';
import {
  checkDraft,
  deliveryChoice,
  orderBody,
  readDraft,
  withKept,
  type CheckoutDraft,
  type CheckoutErrors,
} from './checkout-draft';
import { keepPlaced } from '../placed-orders/placed-order';
import { attemptKey, placeOnce, resume, type OrderAttempt } from './order-attempt';
import { changeLine, changesOf, faultWords, fieldErrors, heldItems } from './order-faults';
import { readTab, writeTab } from '../browser/tab-storage';

export const draftKey = 'checkout';

export interface CheckoutSurroundings {
  api: CheckoutApi;
  cart: CartStore;
  totals: TotalsStore;
  /** Called once the order is placed. */
  onPlaced: (order: PlacedOrder) => void;
}

const keeper = {
  read: () => readTab<OrderAttempt>(attemptKey),
  write: (attempt: OrderAttempt | null) => writeTab(attemptKey, attempt),
};

type Point = PickupPointsQuery['getPVZListByLocation'][number];

/** The state of the checkout page. The draft survives a reload, and a pending order is never placed twice. */
export class CheckoutStore {
  draft: CheckoutDraft;
  errors: CheckoutErrors = {};
  /** Number of attempts. It changes with each attempt, so that the same errors are announced again. */
  tries = 0;
  /** The message beside the order button. */
  problem: string | null = null;
  /** The items that other orders hold; null if that is not the problem. */
  heldItems: readonly string[] | null = null;
  /** What has changed in the cart and its prices since the shopper saw them, one sentence per change. */
  changes: string[] = [];
  points: Point[] = [];
  pointsState: 'none' | 'asking' | 'known' | 'failed' = 'none';
  /** The delivery cost to the first of `points`. It is the same for the others, because carriers price by town. */
  pointsCost: DeliveryCostFieldsFragment | null = null;
  cost: DeliveryCostFieldsFragment | null = null;
  costFault: BrowserFault | null = null;
  sending = false;
  /** The lines of the placed order; null before an order is placed. */
  private ordered: readonly string[] | null = null;
  /** The delivery way last reported to analytics. */
  private toldWay: CheckoutDraft['way'] | null = null;
  /** Whether a draft was restored from session storage. */
  restored = false;

  constructor(
    private readonly around: CheckoutSurroundings,
    known: Partial<CheckoutDraft>,
    /** Id of the signed-in account; null for a guest. */
    private readonly owner: string | null,
  ) {
    this.draft = readDraft(known);
    makeAutoObservable<this, 'around' | 'owner' | 'ordered' | 'toldWay'>(
      this,
      { around: false, owner: false, ordered: false, toldWay: false, points: observableRef },
      { autoBind: true },
    );
  }

  get choice() {
    return deliveryChoice(this.draft);
  }

  /** The delivery speeds of the goods, as far as they are known. */
  get speeds(): Speed[] {
    const { cart } = this.around;
    return [...new Set(cart.checkedIds.flatMap((id) => cart.items.get(id)?.deliverySpeed ?? []))];
  }

  /** The amount to pay for the goods only, in kopecks; 0 while it is not known. */
  get goodsPrice(): number {
    const { quote } = this.around.totals;
    const delivery = quote?.steps.find(({ kind }) => kind === 'DELIVERY')?.amount ?? 0;
    return quote ? quote.totalPrice - delivery : 0;
  }

  /**
   * Everything that the delivery cost depends on, as one string. If it changes while a request is open, the response is
   * outdated.
   */
  private get costQuestion(): string {
    const { cart } = this.around;
    return JSON.stringify([this.choice, cart.isKnown ? cart.unitIds : []]);
  }

  /** Everything that `pointsCost` depends on, as one string; null if nothing needs to be requested. */
  private get pointsQuestion(): string | null {
    const { cart } = this.around;
    const [first] = this.points;
    if (this.draft.way !== 'point' || !first || !cart.isKnown || cart.checkedIds.length === 0) return null;
    return JSON.stringify([first.code, cart.unitIds]);
  }

  /** Restores the draft and saves it on every change. Returns a function that stops this. */
  start(): () => void {
    const { totals } = this.around;
    const kept = readTab(draftKey);
    if (kept) {
      this.draft = withKept(this.draft, kept, this.owner);
      this.restored = true;
    }
    const stops = [
      reaction(
        () => JSON.stringify(this.draft),
        () => writeTab(draftKey, { owner: this.owner, draft: this.draft }),
      ),
      reaction(
        () => this.draft.city?.id ?? null,
        (cityId) => void this.askPoints(cityId),
        { fireImmediately: true },
      ),
      reaction(
        () => this.costQuestion,
        () => void this.askCost(),
        { fireImmediately: true },
      ),
      reaction(
        () => this.pointsQuestion,
        (question) => void this.askPointsCost(question),
        { fireImmediately: true },
      ),
      when(
        () => this.around.cart.isKnown && this.around.cart.checkedIds.length > 0,
        () => tell({ name: 'begin_checkout', items: this.around.cart.chosenItems }),
      ),
      // Reported when the cost of a delivery way is known, and again if the shopper changes the way.
      reaction(
        () => this.cost && this.draft.way,
        (way) => {
          if (!way || way === this.toldWay) return;
          this.toldWay = way;
          tell({ name: 'add_shipping_info', items: this.around.cart.chosenItems, way });
        },
      ),
    ];
    void this.resume();
    // The page ends when the browser opens the payment page of a bank.
    window.addEventListener('pagehide', this.leave);
    window.addEventListener('pageshow', this.comeBack);
    return () => {
      stops.forEach((stop) => stop());
      window.removeEventListener('pagehide', this.leave);
      window.removeEventListener('pageshow', this.comeBack);
      this.leave();
      totals.setDelivery(null);
    };
  }

  /**
   * Removes the ordered goods from the cart, once. The summary shows them until the next page opens. If they stayed
   * longer, they could be ordered again.
   */
  leave(): void {
    if (!this.ordered) return;
    const { cart, totals } = this.around;
    totals.spent();
    cart.takeOut(this.ordered);
    this.ordered = null;
  }

  /** Reloads the page if the browser shows a cached copy from the time when the order was sent. */
  comeBack({ persisted }: PageTransitionEvent): void {
    if (persisted && this.sending) window.location.reload();
  }

  set(change: Partial<CheckoutDraft>): void {
    this.draft = { ...this.draft, ...change };
    // When a field changes, its error is removed.
    const { city, pickupPointCode, way, ...words } = change;
    const touched: string[] = Object.keys(words);
    if (city !== undefined) touched.push('city', 'point');
    if (way !== undefined) touched.push('city', 'point', 'street', 'house', 'index');
    if (pickupPointCode !== undefined) touched.push('point');
    this.errors = Object.fromEntries(Object.entries(this.errors).filter(([field]) => !touched.includes(field)));
  }

  /** Choosing another city clears the pickup point and the address, which belong to the former city. */
  chooseCity(city: CheckoutDraft['city']): void {
    if (city?.id === this.draft.city?.id) return;
    const { city: former, street, house } = this.draft;
    const address = former && (street || house) && { street: '', house: '', building: '', apartment: '', index: '' };
    this.set({ ...(address || {}), city, pickupPointCode: null });
  }

  choosePoint(code: string): void {
    this.set({ way: 'point', pickupPointCode: code });
  }

  async askPoints(cityId: string | null): Promise<void> {
    this.points = [];
    this.pointsState = cityId === null ? 'none' : 'asking';
    if (cityId === null) return;
    const { data } = await this.around.api.points(cityId);
    runInAction(() => {
      if (this.draft.city?.id !== cityId) return;
      this.points = data?.getPVZListByLocation ?? [];
      this.pointsState = data ? 'known' : 'failed';
      const { pickupPointCode } = this.draft;
      // The chosen pickup point no longer exists.
      if (data && pickupPointCode !== null && !this.points.some(({ code }) => code === pickupPointCode))
        this.set({ pickupPointCode: null });
    });
  }

  /** Places the order. Does nothing while an order is being sent. */
  async place(): Promise<void> {
    if (this.sending) return;
    this.errors = checkDraft(this.draft);
    this.tries += 1;
    this.problem = null;
    this.heldItems = null;
    const { totals } = this.around;
    if (Object.keys(this.errors).length > 0 || !totals.quote) return;
    const { payment } = this.draft;
    const kind: OrderKind = payment === 'CALL' || payment === 'ON_DELIVERY' ? 'REQUEST' : 'PAYMENT';
    const { lines, totalPrice } = totals.quote;
    const terms = {
      items: lines.map(({ itemId, price, quantity }) => ({ id: itemId, price, ...(quantity > 1 && { quantity }) })),
      ...{ promocode: totals.appliedPromocode, bonuses: totals.bonuses, totalPrice },
    };
    this.changes = [];
    this.sending = true;
    tell({ name: 'add_payment_info', items: this.around.cart.chosenItems, payment: this.draft.payment });
    await this.finish(await placeOnce(this.around.api, keeper, kind, orderBody(this.draft, terms)));
  }

  /**
   * Repeats the order request that was pending when the page was reloaded. Its idempotency key prevents a second order.
   */
  private async resume(): Promise<void> {
    if (!keeper.read()) return;
    this.sending = true;
    const answer = await resume(this.around.api, keeper);
    if (answer) await this.finish(answer);
  }

  private async askCost(): Promise<void> {
    const { api, cart, totals } = this.around;
    const { choice, costQuestion } = this;
    const items = cart.unitIds;
    totals.setDelivery(choice);
    this.cost = null;
    this.costFault = null;
    if (!choice || items.length === 0 || !cart.isKnown) return;
    const { data, fault } = await api.cost(choice, items);
    runInAction(() => {
      if (costQuestion !== this.costQuestion) return;
      this.cost = data ?? null;
      this.costFault = fault ?? null;
      if (fault) this.errors = { ...this.errors, ...fieldErrors(fault) };
    });
  }

  private async askPointsCost(question: string | null): Promise<void> {
    this.pointsCost = null;
    if (question === null) return;
    const [pickupPointCode, items] = JSON.parse(question) as [string, string[]];
    const { data } = await this.around.api.cost({ pickupPointCode }, items);
    runInAction(() => {
      if (question === this.pointsQuestion) this.pointsCost = data ?? null;
    });
  }

  private async finish({ data, fault }: BrowserAnswer<PlacedOrder>): Promise<void> {
    const { cart, totals, onPlaced } = this.around;
    if (data) {
      this.ordered = cart.checkedIds;
      expectPurchase({ id: data.id, coupon: totals.appliedPromocode });
      writeTab(draftKey, null);
      await cart.clearAccount();
      keepPlaced({ id: data.id, uuid: data.uuid, phone: this.draft.phone }, this.ordered);
      return onPlaced(data);
    }
    runInAction(() => {
      this.sending = false;
      this.problem = faultWords(fault);
      this.heldItems = heldItems(fault);
      this.changes = changesOf(fault).map((change) => changeLine(change, this.goodsOf(change.id)));
      this.errors = fieldErrors(fault);
      this.tries += 1;
    });
    await this.repair(fault);
  }

  /** After the API refused the order, brings the cart, promo code, points and quote up to date. */
  private async repair({ code, message, details }: BrowserFault): Promise<void> {
    const { cart, totals } = this.around;
    const { available } = details;
    if (code === 'PROMOCODE_NOT_FOUND') totals.losePromocode();
    if (code === 'PROMOCODE_NOT_APPLICABLE') totals.losePromocode(message);
    if (code === 'BONUSES_UNAVAILABLE') totals.setBonuses(typeof available === 'number' ? available : 0);
    if (code === 'ORDER_CHANGED') await cart.refresh();
    if (code === 'ORDER_CHANGED' || code === 'TOTAL_CHANGED') await totals.ask();
  }

  private goodsOf(id: string): string {
    const line = this.around.cart.lines.find((one) => one.id === id);
    return line ? `${line.name}, ${line.size}` : 'Один из товаров';
  }
}
