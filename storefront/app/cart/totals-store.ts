import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { PromoCodeState } from '@meet/ui-kit';
import type { CartApi } from './cart-api';
import type { BrowserFault } from '../graphql/ask-in-browser';
import type { DeliveryChoiceInput, QuoteFieldsFragment, QuoteInput } from '../graphql/generated/graphql';
import type { CartStore } from './cart-store';
import type { SessionStore } from '../session/session-store';
import { isRecord, readStoredText, writeStoredText } from '../browser/stored-value';
import { readTab, writeTab } from '../browser/tab-storage';

export const promocodeKey = 'ValidedPromocode';
/** Session storage key for the chosen number of points, so that the choice survives a reload. */
export const bonusesKey = 'cart-bonuses';

export interface TotalsSurroundings {
  api: CartApi;
  cart: CartStore;
  session: SessionStore;
}

interface Promo {
  state: PromoCodeState;
  code: string;
  message?: string | undefined;
  /** True if the code is stored in the account, even if it does not apply to the current cart. */
  held?: boolean;
}

/** Delay in milliseconds before a quote is requested, so that several quick changes cause a single request. */
const pauseMs = 120;

/** The quote for the checked lines, and what it depends on: promo code, points and delivery. */
export class TotalsStore {
  promo: Promo = { state: 'idle', code: '' };
  /** A promo code from an earlier visit that is still valid; the field starts with it. */
  restoredCode = '';
  checkingPromo = false;
  /** The chosen number of points, and the lines for which it was chosen. */
  private chosen = { points: 0, lines: '' };
  delivery: DeliveryChoiceInput | null = null;
  quote: QuoteFieldsFragment | null = null;
  fault: BrowserFault | null = null;
  asking = false;
  /** Everything that the last answered quote request depended on, as one string. The answer was a quote or an error. */
  private answered: string | null = null;
  private asked = 0;
  private revalidated = false;

  constructor(private readonly around: TotalsSurroundings) {
    makeAutoObservable<this, 'around' | 'asked' | 'revalidated'>(
      this,
      { around: false, asked: false, revalidated: false },
      { autoBind: true },
    );
  }

  /** The number of points to spend; 0 if the lines have changed since it was chosen. */
  get bonuses(): number {
    return this.around.session.signedIn && this.chosen.lines === this.linesKey ? this.chosen.points : 0;
  }

  /** The promo code to request the quote with. */
  get promocode(): string | null {
    return this.around.session.signedIn && this.promo.held ? this.promo.code : null;
  }

  /**
   * The promo code if it applies to the cart. Orders must be sent without a code that does not apply, because the API
   * refuses them.
   */
  get appliedPromocode(): string | null {
    return this.promo.state === 'success' ? this.promocode : null;
  }

  /** The input of the quote request. */
  get dto(): QuoteInput & { items: string[] } {
    return {
      items: this.around.cart.unitIds,
      promocode: this.promocode,
      bonuses: this.bonuses,
      delivery: this.delivery,
    };
  }

  /** Everything that the quote depends on, as one string; null until the cart is loaded. */
  private get question(): string | null {
    return this.around.cart.isKnown ? JSON.stringify([this.dto, this.around.session.signedIn]) : null;
  }

  /** Whether the quote is out of date. While it is, the shopper cannot place the order. */
  get isStale(): boolean {
    if (this.asking || this.dto.items.length === 0) return this.asking;
    return this.question !== this.answered || (this.quote === null && this.fault === null);
  }

  /** Requests a new quote after every change. Returns a function that stops this. */
  follow(): () => void {
    const kept = readTab<unknown>(bonusesKey);
    if (isChoice(kept)) this.chosen = kept;
    return reaction(
      () => this.question,
      (question) => {
        if (question !== null) void this.ask();
      },
      { delay: pauseMs, fireImmediately: true },
    );
  }

  async ask(): Promise<void> {
    const { items } = this.dto;
    this.asked += 1;
    const turn = this.asked;
    const { question } = this;
    if (items.length === 0) {
      this.quote = null;
      this.asking = false;
      return;
    }
    this.asking = true;
    const { data, fault } = await this.around.api.quote(this.dto);
    runInAction(() => {
      // The answer is ignored, because a newer request is pending.
      if (turn !== this.asked) return;
      this.asking = false;
      this.answered = question;
      this.fault = fault ?? null;
      if (data) this.take(data.quote, items);
    });
  }

  setBonuses(points: number): void {
    this.chosen = { points, lines: this.linesKey };
    writeTab(bonusesKey, points > 0 ? this.chosen : null);
  }

  setDelivery(choice: DeliveryChoiceInput | null): void {
    this.delivery = choice;
  }

  /** Checks once whether the promo code from local storage or the account is still valid. */
  async revalidatePromocode(): Promise<void> {
    if (this.revalidated || !this.around.session.signedIn) return;
    this.revalidated = true;
    const kept = readStoredText(promocodeKey) ?? this.around.cart.accountPromocode;
    if (!kept) return;
    // The code is stored in the account, so it needs no check here: the quote says whether it applies.
    if (kept === this.around.cart.accountPromocode) this.promo = { state: 'success', code: kept, held: true };
    else await this.applyPromocode(kept);
    runInAction(() => {
      if (this.promo.state === 'success') this.restoredCode = this.promo.code;
      else this.promo = { state: 'idle', code: '' };
    });
  }

  /** Marks the promo code as no longer valid and shows the message in its field. */
  losePromocode(message = 'Промокод больше не действует'): void {
    this.promo = { state: 'error', code: this.promo.code, message };
    writeStoredText(promocodeKey, null);
  }

  async applyPromocode(code: string): Promise<void> {
    this.checkingPromo = true;
    const { data, fault } = await this.around.api.validatePromocode(code);
    runInAction(() => {
      this.checkingPromo = false;
      const kept = data?.validatePromocode.cart.promocode;
      this.promo = kept ? { state: 'success', code: kept, held: true } : { state: 'error', code, ...promoWords(fault) };
      writeStoredText(promocodeKey, kept ?? null);
    });
  }

  /** Removes the promo code here and in the account. */
  async resetPromocode(): Promise<void> {
    const { held } = this.promo;
    this.forgetPromocode();
    if (held) await this.around.api.validatePromocode('');
  }

  forgetPromocode(): void {
    this.promo = { state: 'idle', code: '' };
    writeStoredText(promocodeKey, null);
  }

  /** Clears the promo code, the points and the quote after an order has used them. */
  spent(): void {
    this.forgetPromocode();
    this.setBonuses(0);
    this.quote = null;
  }

  private get linesKey(): string {
    return [...this.around.cart.unitIds].sort().join();
  }

  /**
   * Stores a new quote. If it spends fewer points than chosen or lacks units that were sent, updates the choice or the
   * cart.
   */
  private take(quote: QuoteFieldsFragment, asked: readonly string[]): void {
    this.quote = quote;
    if (quote.bonuses < this.bonuses) this.setBonuses(quote.bonuses);
    this.judge(quote.promocode);
    const { cart } = this.around;
    cart.learn(quote.unavailableItems);
    if (quote.lines.reduce((sum, { quantity }) => sum + quantity, 0) < asked.length) void cart.refresh();
  }

  /**
   * Updates the state of the promo code from the quote, because a code may apply to one cart and not to another. The
   * field shows the reason.
   */
  private judge(verdict: QuoteFieldsFragment['promocode']): void {
    const { held, code } = this.promo;
    if (!verdict || !held || verdict.code.toUpperCase() !== code.toUpperCase()) return;
    this.promo = verdict.applied
      ? { state: 'success', code, held }
      : { state: 'error', code, held, message: verdict.message ?? undefined };
  }
}

const isChoice = (value: unknown): value is { points: number; lines: string } =>
  isRecord(value) && Number.isSafeInteger(value['points']) && typeof value['lines'] === 'string';

/** The message for a refused promo code. Without one the field shows its default, «Промокод не найден». */
function promoWords(fault: BrowserFault | undefined): { message?: string } {
  if (fault?.code === 'PROMOCODE_NOT_APPLICABLE') return { message: fault.message };
  if (fault?.code === 'TOO_MANY_REQUESTS') return { message: 'Слишком много попыток. Попробуйте через минуту.' };
  if (fault?.code === 'NO_SIGNAL' || fault?.code === 'SERVICE_UNAVAILABLE') return { message: fault.message };
  return {};
}
