import { catalogue } from '../../../browser/language';
import type { ReturnRefusal, ReturnState } from '../../../graphql/generated/graphql';

interface ReturnTexts {
  open: string;
  title: string;
  lead: string;
  reason: string;
  reasonFault: string;
  comment: string;
  commentHint: string;
  commentFault: string;
  instead: string;
  money: string;
  size: (size: string) => string;
  /** Why a unit cannot be returned. */
  refusals: Record<ReturnRefusal, string>;
  nothing: string;
  /** What the API counts for the units that are not exchanged. */
  value: Record<'money' | 'bonuses' | 'cashback', string>;
  deliveryToo: string;
  save: string;
  done: (number: number) => string;
  show: string;
  /** A return of an order with its state. */
  one: (number: number, state: string) => string;
  states: Record<ReturnState, string>;
}

export const returnTexts = catalogue<ReturnTexts>(
  {
    open: 'Оформить возврат',
    title: 'Возврат за покупателя',
    lead: 'Возврат сразу одобрен: покупателю придёт письмо, что вещь можно отправлять. Снимки не нужны. Деньги вернутся, когда вещь придёт и вы закроете возврат.',
    reason: 'Причина',
    reasonFault: 'Выберите причину.',
    comment: 'Что говорит покупатель',
    commentHint: 'Можно оставить пустым',
    commentFault: 'Напишите, в чём дело: причина «Другое» этого не говорит.',
    instead: 'Взамен',
    money: 'Вернуть деньги',
    size: (size) => `Размер ${size}`,
    refusals: {
      NOT_DELIVERED: 'Ещё не доставлена или уже возвращена: в возврат не войдёт.',
      REQUESTED: 'Уже есть в открытом возврате: в этот не войдёт.',
      TOO_LATE: 'Срок возврата прошёл: в возврат не войдёт.',
      NOT_EXCHANGEABLE: 'Этого размера уже нет. Выберите другой или верните деньги.',
    },
    nothing: 'Ни одну из выбранных вещей вернуть нельзя.',
    value: { money: 'Вернётся денег', bonuses: 'Вернётся баллов', cashback: 'Спишется баллов за покупку' },
    deliveryToo: 'Если у покупателя ничего из заказа не останется, вернётся и доставка.',
    save: 'Оформить возврат',
    done: (number) => `Возврат ${number} оформлен`,
    show: 'Открыть возврат',
    one: (number, state) => `Возврат ${number}: ${state}`,
    states: {
      NEW: 'ждёт решения',
      APPROVED: 'одобрен, вещь в пути',
      RECEIVED: 'вещь пришла',
      REFUNDED: 'закрыт',
      REJECTED: 'отклонён',
      CANCELLED: 'отменён покупателем',
    },
  },
  {
    open: 'Request a return',
    title: 'Return for the shopper',
    lead: 'The return is approved at once: the shopper gets a letter that the unit can be sent. No photos are needed. The money goes back when the unit has come and you close the return.',
    reason: 'Reason',
    reasonFault: 'Choose a reason.',
    comment: 'What the shopper says',
    commentHint: 'May be left empty',
    commentFault: 'Write what is wrong: the reason “Other” does not say it.',
    instead: 'Instead',
    money: 'Money back',
    size: (size) => `Size ${size}`,
    refusals: {
      NOT_DELIVERED: 'Not delivered yet, or returned already: it is left out.',
      REQUESTED: 'It is in an open return already: it is left out.',
      TOO_LATE: 'The time for returns is over: it is left out.',
      NOT_EXCHANGEABLE: 'This size is gone. Choose another one, or money back.',
    },
    nothing: 'None of the selected units can be returned.',
    value: {
      money: 'Money that goes back',
      bonuses: 'Points that go back',
      cashback: 'Earned points that are taken back',
    },
    deliveryToo: 'If the shopper keeps nothing of the order, the delivery goes back, too.',
    save: 'Request the return',
    done: (number) => `Return ${number} is requested`,
    show: 'Open the return',
    one: (number, state) => `Return ${number}: ${state}`,
    states: {
      NEW: 'waits for a decision',
      APPROVED: 'approved, on its way back',
      RECEIVED: 'has come back',
      REFUNDED: 'closed',
      REJECTED: 'rejected',
      CANCELLED: 'cancelled by the shopper',
    },
  },
);
