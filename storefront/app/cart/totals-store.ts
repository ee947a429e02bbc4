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
/** Points chosen in this tab: a reload does not take the choice back. */
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
  /** The account keeps it: it may take something off once the cart is another one. */
  held?: boolean;
}

/** Changes come in flocks: lines, code and bonuses are asked about once. */
const pauseMs = 120;

/** What the checked lines come to, and why: the code, the points and the delivery that make it so. */
export class TotalsStore {
  promo: Promo = { state: 'idle', code: '' };
  /** Kept from an earlier visit and still good: it stands in the field from the start. */
  restoredCode = '';
  checkingPromo = false;
  /** Points that are to pay, and the lines they were chosen for. */
  private chosen = { points: 0, lines: '' };
  delivery: DeliveryChoiceInput | null = null;
  quote: QuoteFieldsFragment | null = null;
  fault: BrowserFault | null = null;
  asking = false;
  /** The question that was answered last, with sums or a fault. */
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

  /** Points that pay; other lines are paid without, until points are chosen for them. */
  get bonuses(): number {
    return this.around.session.signedIn && this.chosen.lines === this.linesKey ? this.chosen.points : 0;
  }

  /** The code that the sums are asked with. */
  get promocode(): string | null {
    return this.around.session.signedIn && this.promo.held ? this.promo.code : null;
  }

  /** The code, as long as it takes something off: an order with another one would be refused. */
  get appliedPromocode(): string | null {
    return this.promo.state === 'success' ? this.promocode : null;
  }

  /** The question whose answer is the sums. */
  get dto(): QuoteInput & { items: string[] } {
    return {
      items: this.around.cart.checkedIds,
      promocode: this.promocode,
      bonuses: this.bonuses,
      delivery: this.delivery,
    };
  }

  /** Everything the sums depend on; null as long as the cart is not known. */
  private get question(): string | null {
    return this.around.cart.isKnown ? JSON.stringify([this.dto, this.around.session.signedIn]) : null;
  }

  /** The sums are older than what they are of: nobody is to agree to them. */
  get isStale(): boolean {
    if (this.asking || this.dto.items.length === 0) return this.asking;
    return this.question !== this.answered || (this.quote === null && this.fault === null);
  }

  /** Asks anew whenever something has changed, as long as somebody looks; gives back what stops it. */
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
      // Another question has been asked meanwhile.
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

  /** What this browser or the account keeps is asked about once: a code may have ended meanwhile. */
  async revalidatePromocode(): Promise<void> {
    if (this.revalidated || !this.around.session.signedIn) return;
    this.revalidated = true;
    const kept = readStoredText(promocodeKey) ?? this.around.cart.accountPromocode;
    if (!kept) return;
    // The account keeps it: the sums say whether it takes something off.
    if (kept === this.around.cart.accountPromocode) this.promo = { state: 'success', code: kept, held: true };
    else await this.applyPromocode(kept);
    runInAction(() => {
      if (this.promo.state === 'success') this.restoredCode = this.promo.code;
      else this.promo = { state: 'idle', code: '' };
    });
  }

  /** The shop has let it go: the field says so. */
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

  /** The code was touched: it no longer holds, here and in the account. */
  async resetPromocode(): Promise<void> {
    const { held } = this.promo;
    this.forgetPromocode();
    if (held) await this.around.api.validatePromocode('');
  }

  forgetPromocode(): void {
    this.promo = { state: 'idle', code: '' };
    writeStoredText(promocodeKey, null);
  }

  /** The order has them. */
  spent(): void {
    this.forgetPromocode();
    this.setBonuses(0);
    this.quote = null;
  }

  private get linesKey(): string {
    return [...this.around.cart.checkedIds].sort().join();
  }

  /** What the shop leaves out is no longer so: lines that cannot be bought, points that cannot be spent. */
  private take(quote: QuoteFieldsFragment, asked: readonly string[]): void {
    this.quote = quote;
    if (quote.bonuses < this.bonuses) this.setBonuses(quote.bonuses);
    this.judge(quote.promocode);
    const { cart } = this.around;
    cart.learn(quote.unavailableItems);
    if (quote.lines.length < asked.length) void cart.refresh();
  }

  /** Goods came or went: the code takes something off now, or does not any more, and the field says why. */
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

/** Any failure reads «Промокод не найден», but for a known code and for those that are not about the code. */
function promoWords(fault: BrowserFault | undefined): { message?: string } {
  if (fault?.code === 'PROMOCODE_NOT_APPLICABLE') return { message: fault.message };
  if (fault?.code === 'TOO_MANY_REQUESTS') return { message: 'Слишком много попыток. Попробуйте через минуту.' };
  if (fault?.code === 'NO_SIGNAL' || fault?.code === 'SERVICE_UNAVAILABLE') return { message: fault.message };
  return {};
}
