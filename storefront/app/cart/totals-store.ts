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
/** The session storage key of the chosen points: the choice survives a reload. */
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
  /** The account keeps the code, even while it does not apply to the present cart. */
  held?: boolean;
}

/** Milliseconds. Debounces changes of lines, code and bonuses into one quote. */
const pauseMs = 120;

/** The quote of the checked lines, with the code, points and delivery that it depends on. */
export class TotalsStore {
  promo: Promo = { state: 'idle', code: '' };
  /** A code of an earlier visit that is still valid: the field starts with it. */
  restoredCode = '';
  checkingPromo = false;
  /** The chosen points and the lines that they were chosen for. */
  private chosen = { points: 0, lines: '' };
  delivery: DeliveryChoiceInput | null = null;
  quote: QuoteFieldsFragment | null = null;
  fault: BrowserFault | null = null;
  asking = false;
  /** The last question that got an answer, be it a quote or a fault. */
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

  /** The points to spend. Other lines than those they were chosen for reset them to 0. */
  get bonuses(): number {
    return this.around.session.signedIn && this.chosen.lines === this.linesKey ? this.chosen.points : 0;
  }

  /** The code that the quote is requested with. */
  get promocode(): string | null {
    return this.around.session.signedIn && this.promo.held ? this.promo.code : null;
  }

  /** The code, if it applies. The API refuses an order with a code that does not. */
  get appliedPromocode(): string | null {
    return this.promo.state === 'success' ? this.promocode : null;
  }

  /** The input of the quote. */
  get dto(): QuoteInput & { items: string[] } {
    return {
      items: this.around.cart.checkedIds,
      promocode: this.promocode,
      bonuses: this.bonuses,
      delivery: this.delivery,
    };
  }

  /** Everything that the quote depends on, as a string; null until the cart is loaded. */
  private get question(): string | null {
    return this.around.cart.isKnown ? JSON.stringify([this.dto, this.around.session.signedIn]) : null;
  }

  /** Whether the quote is out of date. The shopper cannot confirm an outdated quote. */
  get isStale(): boolean {
    if (this.asking || this.dto.items.length === 0) return this.asking;
    return this.question !== this.answered || (this.quote === null && this.fault === null);
  }

  /** Requests a new quote after every change. Returns a function that stops it. */
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
      // A newer request is pending.
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

  /** Validates the stored code, or that of the account, once: it may have expired. */
  async revalidatePromocode(): Promise<void> {
    if (this.revalidated || !this.around.session.signedIn) return;
    this.revalidated = true;
    const kept = readStoredText(promocodeKey) ?? this.around.cart.accountPromocode;
    if (!kept) return;
    // The account has accepted this code: the quote says whether it applies.
    if (kept === this.around.cart.accountPromocode) this.promo = { state: 'success', code: kept, held: true };
    else await this.applyPromocode(kept);
    runInAction(() => {
      if (this.promo.state === 'success') this.restoredCode = this.promo.code;
      else this.promo = { state: 'idle', code: '' };
    });
  }

  /** Shows in the field that the code is no longer valid. */
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

  /** Removes the code here and from the account. */
  async resetPromocode(): Promise<void> {
    const { held } = this.promo;
    this.forgetPromocode();
    if (held) await this.around.api.validatePromocode('');
  }

  forgetPromocode(): void {
    this.promo = { state: 'idle', code: '' };
    writeStoredText(promocodeKey, null);
  }

  /** Forgets the code, the points and the quote: the order has used them. */
  spent(): void {
    this.forgetPromocode();
    this.setBonuses(0);
    this.quote = null;
  }

  private get linesKey(): string {
    return [...this.around.cart.checkedIds].sort().join();
  }

  /** Takes the quote over, and what it leaves out: unavailable lines, points that cannot be spent. */
  private take(quote: QuoteFieldsFragment, asked: readonly string[]): void {
    this.quote = quote;
    if (quote.bonuses < this.bonuses) this.setBonuses(quote.bonuses);
    this.judge(quote.promocode);
    const { cart } = this.around;
    cart.learn(quote.unavailableItems);
    if (quote.lines.length < asked.length) void cart.refresh();
  }

  /** Updates the code's state: another cart may make it apply or not. The field shows the reason. */
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

/** The message of a refusal; none means the field's own «Промокод не найден». */
function promoWords(fault: BrowserFault | undefined): { message?: string } {
  if (fault?.code === 'PROMOCODE_NOT_APPLICABLE') return { message: fault.message };
  if (fault?.code === 'TOO_MANY_REQUESTS') return { message: 'Слишком много попыток. Попробуйте через минуту.' };
  if (fault?.code === 'NO_SIGNAL' || fault?.code === 'SERVICE_UNAVAILABLE') return { message: fault.message };
  return {};
}
