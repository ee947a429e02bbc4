import { formatPrice } from '@meet/ui-kit';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import type { AnalyticsItem } from '../analytics/analytics-event';
import { tell } from '../analytics/tell';
import type { CartApi } from './cart-api';
import { lineItem, type CartLine, type GoneLine, type VanishedLine } from './cart-line';
import * as pure from './cart-lines';
import { offerOf } from '../offers/offer-choice';
import type { CartFieldsFragment, CartItemFragment } from '../graphql/generated/graphql';
import type { BrowserFault } from '../graphql/ask-in-browser';
import type { SessionStore } from '../session/session-store';
import { readStoredText, writeStoredText } from '../browser/stored-value';
import { sayRefused } from './say-refused';
import { cartItemsKey, cartOwnerKey, readStoredLines, writeStoredLines } from './stored-lines';
import { Turns } from './turns';
import type { ToastStore } from '../toasts/toast-store';

export interface CartSurroundings {
  api: CartApi;
  session: SessionStore;
  toasts: Pick<ToastStore, 'show'>;
}

type Ghost = { line: CartLine; index: number };

/** The cart in this browser. For a signed-in shopper it is synchronised with the cart of the account. */
export class CartStore {
  lines: CartLine[] = [];
  gone: GoneLine[] = [];
  /** Lines removed because their items are no longer sold, until the shopper has read the notice. */
  vanished: VanishedLine[] = [];
  /** Recently removed lines with their position, so that they can be restored. */
  ghosts: Ghost[] = [];
  /** The current data of the items in the cart, from the API, by item id. */
  items: ReadonlyMap<string, CartItemFragment> = new Map();
  /** `remembered`: the lines come from local storage and have not been checked with the API yet. */
  state: 'remembered' | 'asking' | 'known' | 'failed' = 'remembered';
  /** The reasons why items in a guest's cart cannot be bought, by item id, from the last quote. */
  private reasons: ReadonlyMap<string, GoneLine['reason']> = new Map();
  /** The promo code that is stored in the account's cart. */
  accountPromocode: string | null = null;
  readonly busy = observable.set<string>();
  drawerOpen = false;
  private hydrated = false;
  /** A refresh that is queued but has not started. Further calls of `refresh` share it. */
  private refreshing: Promise<void> | null = null;
  private readonly turns = new Turns();

  constructor(private readonly around: CartSurroundings) {
    makeAutoObservable<this, 'around' | 'turns' | 'refreshing' | 'reasons'>(
      this,
      { around: false, turns: false, refreshing: false, reasons: false, items: observableRef },
      { autoBind: true },
    );
  }

  /** Lines that can be ordered. */
  get present(): CartLine[] {
    return this.lines.filter(({ id }) => !this.gone.some((line) => line.id === id));
  }

  get checkedIds(): string[] {
    return pure.checkedIds(this.present);
  }

  /** The selected lines that can be ordered, one id for each available unit. */
  get unitIds(): string[] {
    return this.unitsOf(this.present.filter(({ checked }) => checked));
  }

  /** The number of units of a line that can be bought: the wanted ones, or fewer. */
  quantityOf({ id, quantity }: CartLine): number {
    return Math.min(quantity, this.items.get(id)?.quantityMax || quantity);
  }

  /** The selected items, for analytics. */
  get chosenItems(): AnalyticsItem[] {
    return this.present.filter(({ checked }) => checked).map(lineItem);
  }

  /** Number of available units in all lines, selected or not: shown on the cart icon and above the list. */
  get count(): number {
    return this.unitsOf(this.present).length;
  }

  get isKnown(): boolean {
    return this.state === 'known';
  }

  has(id: string): boolean {
    return this.present.some((line) => line.id === id);
  }

  /**
   * Reads local storage on the first call only. That call comes from an effect of the provider or, if the effect has
   * not run yet, from the first action.
   */
  hydrate(): void {
    if (this.hydrated) return;
    this.hydrated = true;
    const { lines, unreadable } = readStoredLines();
    this.lines = lines;
    this.vanish(unreadable);
  }

  /** Listens to changes in other tabs. Returns a function that stops listening. */
  followOtherTabs(): () => void {
    const read = ({ key }: StorageEvent) => {
      if (key !== cartItemsKey && key !== null) return;
      this.hydrated = false;
      this.hydrate();
      if (this.state !== 'remembered') void this.followTab();
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }

  setDrawerOpen(open: boolean): void {
    if (open && !this.drawerOpen && this.present.length > 0) tell({ name: 'view_cart', items: this.chosenItems });
    this.drawerOpen = open;
    if (!open) this.forgetRemoved();
  }

  learn(unavailable: readonly { itemId: string; reason: GoneLine['reason'] }[]): void {
    if (unavailable.length > 0) this.reasons = new Map(unavailable.map(({ itemId, reason }) => [itemId, reason]));
  }

  forgetVanished(): void {
    this.vanished = [];
  }

  forgetRemoved(): void {
    this.ghosts = [];
  }

  /**
   * Loads the current state of the lines. On the first call after signing in, it merges the lines into the account's
   * cart.
   */
  refresh(): Promise<void> {
    this.hydrate();
    if (!this.isKnown) this.state = 'asking';
    this.refreshing ??= this.turns.take(() => {
      this.refreshing = null;
      return this.around.session.signedIn ? this.askAccount() : this.askShop();
    });
    return this.refreshing;
  }

  /** Adds a line. Resolves to true if the line is in the cart afterwards. */
  async add(line: CartLine): Promise<boolean> {
    this.hydrate();
    if (!this.around.session.signedIn) return this.takeIn([line]);
    const tellAdded = this.toTellAdded([line]);
    return this.turns.take(async () => {
      const { data, fault } = await this.around.api.add(line.id);
      if (fault) return this.refused(fault);
      runInAction(() => {
        this.keep(pure.withLine(this.lines, line));
        this.ghosts = this.ghosts.filter((ghost) => ghost.line.id !== line.id);
      });
      tellAdded();
      await this.adopt(data.addToProductCart);
      return true;
    });
  }

  /** Adds several lines in one call, except those that cannot be bought. Resolves to false if the call was refused. */
  async addAll(lines: readonly CartLine[]): Promise<boolean> {
    this.hydrate();
    if (!this.around.session.signedIn) return this.takeIn(lines);
    const tellAdded = this.toTellAdded(lines);
    return this.turns.take(async () => {
      const { data, fault } = await this.around.api.merge(pure.unitIds(lines));
      if (fault) return this.refused(fault);
      runInAction(() => this.keep(lines.reduce(pure.withLine, this.lines)));
      tellAdded();
      await this.adopt(data.mergeProductCart, true);
      return true;
    });
  }

  /**
   * Adds a size from a product card: loads the product's offers and adds the one that the product page would choose. If
   * the price differs from the one on the card, the shopper is informed.
   */
  async addSize(
    card: Pick<CartLine, 'slug' | 'name' | 'brand' | 'picture'>,
    size: { slug: string; name: string },
    shownPrice: number | null,
  ): Promise<boolean> {
    const { data, fault } = await this.around.api.offersOf(card.slug);
    if (fault) return this.refused(fault);
    const offer = offerOf(data.product?.items ?? [], size.slug);
    if (!offer) return this.refused({ code: 'ITEM_UNAVAILABLE', message: '', details: {} });
    const { price } = offer.priceDetails;
    const added = await this.add({
      ...{ ...card, id: offer.id, quantity: 1, checked: true, size: size.name, price },
      seen: { ...offer.priceDetails, deliverySpeed: offer.deliverySpeed },
    });
    if (added && shownPrice !== null && price !== shownPrice)
      this.around.toasts.show('warning', 'Цена изменилась', `Сейчас этот размер стоит ${formatPrice(price)}.`);
    return added;
  }

  /** Removes the line at once. If the API call fails, the error is ignored. */
  remove(id: string): void {
    const index = this.lines.findIndex((line) => line.id === id);
    const line = this.lines[index];
    if (line && this.has(id)) {
      this.ghosts = [...this.ghosts, { line, index }];
      tell({ name: 'remove_from_cart', items: [lineItem(line)] });
    }
    this.gone = this.gone.filter((other) => other.id !== id);
    this.keep(pure.withoutLines(this.lines, [id]));
    if (!this.around.session.signedIn) return;
    void this.turns.take(async () => {
      const { data } = await this.around.api.remove(id);
      if (data) await this.adopt(data.removeFromProductCart);
    });
  }

  restore(id: string): void {
    const ghost = this.ghosts.find(({ line }) => line.id === id);
    if (!ghost) return;
    this.ghosts = this.ghosts.filter((other) => other !== ghost);
    this.keep(this.lines.toSpliced(ghost.index, 0, ghost.line));
    tell({ name: 'add_to_cart', items: [lineItem(ghost.line)] });
    if (ghost.line.checked) this.tellChecked([id], true);
  }

  setChecked(ids: readonly string[], checked: boolean): void {
    this.keep(pure.withChecked(this.lines, ids, checked));
    this.tellChecked(ids, checked);
  }

  /** Sets the quantity at once. If the account refuses it, the line gets the account's quantity back. */
  setQuantity(id: string, quantity: number): void {
    this.keep(pure.withQuantity(this.lines, id, quantity));
    if (!this.around.session.signedIn || !this.checkedIds.includes(id)) return;
    void this.turns.take(async () => {
      const { data, fault } = await this.around.api.add(id, quantity);
      if (data) return this.adopt(data.addToProductCart);
      this.refused(fault);
      void this.refresh();
    });
  }

  /** Removes the lines that were ordered. Other lines stay in this browser. */
  takeOut(ids: readonly string[]): void {
    this.ghosts = [];
    this.keep(pure.withoutLines(this.lines, ids));
  }

  /** Clears the account's cart after an order. Nothing in this browser is changed. */
  async clearAccount(): Promise<void> {
    if (this.around.session.signedIn) await this.turns.take(() => this.around.api.clear());
  }

  /** Called for a guest. If the shopper was signed in before, drops the lines that are stored in the account. */
  leave(): void {
    this.hydrate();
    if (readStoredText(cartOwnerKey) === null) return;
    writeStoredText(cartOwnerKey, null);
    this.gone = [];
    this.keep(pure.afterLeaving(this.lines));
  }

  /**
   * Adds a guest's lines as long as there is room, and shows a message about the rest. Returns whether any line was
   * added.
   */
  private takeIn(lines: readonly CartLine[]): boolean {
    const now = lines.reduce(pure.withLine, this.lines);
    const taken = lines.filter(({ id }) => now.some((line) => line.id === id));
    const tellAdded = this.toTellAdded(taken);
    this.keep(now);
    tellAdded();
    if (taken.length < lines.length) this.refused({ code: 'CART_FULL', message: '', details: {} });
    return taken.length > 0;
  }

  /** Returns a function that reports to analytics those of the lines that are not in the cart yet. */
  private toTellAdded(lines: readonly CartLine[]): () => void {
    const items = lines.filter(({ id }) => !this.has(id)).map(lineItem);
    return () => {
      if (items.length > 0) tell({ name: 'add_to_cart', items });
    };
  }

  private tellChecked(ids: readonly string[], checked: boolean): void {
    if (!this.around.session.signedIn) return;
    const { add, remove } = this.around.api;
    for (const id of ids) {
      const line = this.lines.find((one) => one.id === id);
      const quantity = line && this.quantityOf(line);
      this.busy.add(id);
      void this.turns.take(async () => {
        const { data, fault } = checked
          ? await add(id, quantity).then((answer) => ({ data: answer.data?.addToProductCart, fault: answer.fault }))
          : await remove(id).then((answer) => ({ data: answer.data?.removeFromProductCart, fault: answer.fault }));
        runInAction(() => this.busy.delete(id));
        if (data) return this.adopt(data);
        runInAction(() => this.keep(pure.withChecked(this.lines, [id], !checked)));
        if (fault) this.refused(fault);
      });
    }
  }

  private unitsOf(lines: readonly CartLine[]): string[] {
    return pure.unitIds(lines.map((line) => ({ id: line.id, quantity: this.quantityOf(line) })));
  }

  /**
   * Loads the changes of another tab. The other tab itself sends them to the account. Loading the account earlier would
   * undo the change here, and an unselected line would be lost.
   */
  private async followTab(): Promise<void> {
    if (!this.around.session.signedIn) return this.refresh();
    const unknown = this.lines.map(({ id }) => id).filter((id) => !this.items.has(id));
    if (unknown.length === 0) return;
    const { data } = await this.around.api.items(unknown);
    if (data) runInAction(() => this.know(data.findProductItems));
  }

  private async askAccount(): Promise<void> {
    const owner = readStoredText(cartOwnerKey);
    const { api } = this.around;
    const sent = owner === null ? this.lines.filter(({ checked }) => checked) : [];
    const { data, fault } =
      owner === null
        ? await api.merge(pure.unitIds(sent)).then((answer) => ({ ...answer, data: answer.data?.mergeProductCart }))
        : await api.accountCart().then((answer) => ({ ...answer, data: answer.data?.productCart }));
    if (!data) return this.unanswered(fault);
    // Another user has signed in. The checked lines are dropped, because they belong to the previous user's account.
    if (owner !== null && owner !== data.userId) runInAction(() => this.keep(pure.afterLeaving(this.lines)));
    writeStoredText(cartOwnerKey, data.userId);
    this.tellRefused(pure.refusedLines(sent, data), data);
    await this.adopt(data, true);
  }

  private async askShop(): Promise<void> {
    runInAction(() => this.leave());
    const ids = this.lines.map(({ id }) => id);
    const { data, fault } = ids.length > 0 ? await this.around.api.items(ids) : { data: { findProductItems: [] } };
    if (!data) return this.unanswered(fault);
    runInAction(() => {
      const asked = this.lines.filter(({ id }) => ids.includes(id));
      const { lines, gone, vanished } = pure.followShop(asked, data.findProductItems);
      this.vanish(vanished);
      this.know(data.findProductItems);
      this.gone = gone.map((line) => ({ ...line, reason: this.reasons.get(line.id) ?? line.reason }));
      const lost = asked.filter((line) => !lines.includes(line)).map(({ id }) => id);
      this.keep(pure.withoutLines(this.lines, lost));
      this.state = 'known';
    });
  }

  /**
   * Applies the account's cart from an API response. Skipped if another change is queued, because its response will be
   * newer.
   */
  private async adopt(cart: CartFieldsFragment, whole = false): Promise<void> {
    if (this.turns.waiting > 1 && !whole) return;
    const followed = pure.followAccount(this.lines, cart, this.busy);
    const unchecked = followed.lines.filter(({ checked }) => !checked).map(({ id }) => id);
    const unknown = whole ? unchecked : unchecked.filter((id) => !this.items.has(id));
    const others = unknown.length > 0 ? await this.around.api.items(unknown) : null;
    runInAction(() => {
      const { lines, gone } = pure.followAccount(this.lines, cart, this.busy);
      const known = [...cart.productItems, ...(others?.data?.findProductItems ?? [])];
      this.know(known);
      const own = others?.data
        ? pure.followShop(
            lines.filter(({ id }) => unknown.includes(id)),
            known,
          )
        : null;
      const lost = unknown.filter((id) => own && !own.lines.some((line) => line.id === id));
      this.vanish(own?.vanished ?? []);
      this.gone = [...gone, ...(own?.gone ?? [])];
      this.keep(pure.withoutLines(lines, lost));
      this.accountPromocode = cart.promocode;
      this.state = 'known';
    });
  }

  /** Stores the current data of items. */
  know(items: readonly CartItemFragment[]): void {
    this.items = new Map([...this.items, ...items.map((item) => [item.id, item] as const)]);
  }

  /** Records lines that the shop no longer sells. */
  vanish(lines: readonly VanishedLine[]): void {
    if (lines.length > 0) this.vanished = [...this.vanished, ...lines];
  }

  /** Shows a message about lines that the account did not accept: they cannot be bought, or its cart is full. */
  private tellRefused(lines: readonly CartLine[], cart: CartFieldsFragment): void {
    if (lines.length === 0) return;
    const full = cart.productItems.length + cart.unavailableItems.length >= pure.cartLimit;
    if (full) this.refused({ code: 'CART_FULL', message: '', details: {} });
    else runInAction(() => this.vanish(lines));
  }

  private keep(lines: CartLine[]): void {
    const before = this.lines;
    this.lines = lines;
    writeStoredLines(before, lines);
  }

  private unanswered(fault: BrowserFault | undefined): void {
    runInAction(() => {
      this.state = fault?.code === 'UNAUTHORIZED' ? 'known' : 'failed';
    });
  }

  private refused(fault: BrowserFault): false {
    sayRefused(this.around.toasts, fault);
    return false;
  }
}
