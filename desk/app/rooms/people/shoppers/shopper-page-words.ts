import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { PointsEntryKind, RegistrationSource } from '../../../graphql/generated/graphql';

interface ShopperPageTexts {
  back: string;
  lost: string;
  lostLead: string;
  since: (day: string) => string;
  sources: Record<RegistrationSource, string>;
  blockedSince: (day: string) => string;
  contacts: string;
  noPhone: string;
  noEmail: string;
  money: Record<'title' | 'orders' | 'spent' | 'balance' | 'spendable', string>;
  orders: string;
  noOrders: string;
  more: string;
  points: Record<
    | 'title'
    | 'none'
    | 'adjust'
    | 'lead'
    | 'what'
    | 'give'
    | 'take'
    | 'count'
    | 'wrongCount'
    | 'now'
    | 'after'
    | 'reason'
    | 'reasonHint'
    | 'unanswered'
    | 'order',
    string
  > & {
    tooMany: (most: string) => string;
    unit: PluralForms;
    spendableFrom: (day: string) => string;
  };
  kinds: Record<PointsEntryKind, string>;
  sessions: Record<
    | 'title'
    | 'none'
    | 'unknown'
    | 'end'
    | 'endAll'
    | 'endTitle'
    | 'endAllTitle'
    | 'endLead'
    | 'endAllLead'
    | 'ofOperator',
    string
  > & {
    used: (moment: string) => string;
    endOf: (device: string) => string;
  };
  notes: Record<'title' | 'none' | 'note' | 'add', string>;
  unconfirmed: string;
  edit: Record<
    'open' | 'title' | 'lead' | 'name' | 'surname' | 'phone' | 'email' | 'reason' | 'reasonHint' | 'save',
    string
  >;
  block: Record<
    'block' | 'unblock' | 'blockTitle' | 'unblockTitle' | 'blockLead' | 'unblockLead' | 'reason' | 'reasonHint',
    string
  >;
  keep: string;
}

export const shopperPageTexts = catalogue<ShopperPageTexts>(
  {
    back: 'Все покупатели',
    lost: 'Такого покупателя нет',
    lostLead: 'Учётную запись удалили, или адрес набран с ошибкой. Найдите покупателя по телефону или почте.',
    since: (day) => `В магазине с ${day}`,
    sources: {
      WEB: 'регистрация на сайте',
      MOBILE: 'регистрация в приложении',
      OPERATOR: 'учётную запись завёл сотрудник',
    },
    blockedSince: (day) => `Заблокирован с ${day}`,
    contacts: 'Связь',
    noPhone: 'Телефона нет',
    noEmail: 'Почты нет',
    money: {
      title: 'Покупки и баллы',
      orders: 'Заказов',
      spent: 'Получено на',
      balance: 'Баллов на счёте',
      spendable: 'Из них можно тратить',
    },
    orders: 'Заказы',
    noOrders: 'Заказов пока нет.',
    more: 'Показать ещё',
    points: {
      title: 'История баллов',
      none: 'Баллов ещё не было.',
      adjust: 'Изменить баллы',
      lead: 'Покупатель увидит изменение и причину в своей истории баллов.',
      what: 'Что сделать',
      give: 'Начислить',
      take: 'Списать',
      count: 'Сколько баллов',
      wrongCount: 'Наберите целое число от 1 до 1 000 000.',
      tooMany: (most) => `Списать можно не больше ${most}: остальное ещё ждёт или отложено для заказа.`,
      now: 'Сейчас на счёте',
      after: 'Станет',
      reason: 'Причина',
      reasonHint: 'Её увидит покупатель',
      unit: { one: 'балл', few: 'балла', many: 'баллов' },
      unanswered: 'Ответ не пришёл, но баллы могли измениться. Прежде чем повторять, посмотрите историю баллов.',
      order: 'Заказ',
      spendableFrom: (day) => `можно тратить с ${day}`,
    },
    kinds: {
      REGISTRATION: 'Подарок за регистрацию, ждёт подтверждения телефона',
      REGISTRATION_CONFIRMED: 'Подарок за регистрацию можно тратить',
      HOLD: 'Отложены для заказа',
      HOLD_RELEASED: 'Снова доступны: заказ отменён',
      WRITE_OFF: 'Оплата заказа',
      ACCRUAL: 'Кешбэк за заказ',
      ACCRUAL_RELEASED: 'Кешбэк можно тратить',
      ACCRUAL_REVERSED: 'Кешбэк отменён: был возврат',
      RETURNED: 'Вернулись за возвращённую вещь',
      EXPIRED: 'Истекли',
      REVIEW: 'Отзыв с фотографией',
      MANUAL: 'Изменил сотрудник',
    },
    sessions: {
      title: 'Где выполнен вход',
      none: 'Сейчас вход нигде не выполнен.',
      unknown: 'Неизвестное устройство',
      used: (moment) => `последний раз ${moment}`,
      end: 'Завершить',
      endOf: (device) => `Завершить вход: ${device}`,
      endAll: 'Завершить все',
      endTitle: 'Завершить вход на этом устройстве?',
      endAllTitle: 'Завершить вход на всех устройствах?',
      endLead: 'Чтобы вернуться, понадобится новый код. Корзина и избранное сохранятся.',
      endAllLead: 'Чтобы вернуться, понадобится новый код на каждом устройстве. Корзина и избранное сохранятся.',
      ofOperator: 'Вход сотрудника завершает тот, кто управляет ролями.',
    },
    notes: {
      title: 'Заметки',
      none: 'Заметок нет. Покупатель их не видит.',
      note: 'Заметка для коллег',
      add: 'Записать',
    },
    unconfirmed: '(не подтверждён)',
    edit: {
      open: 'Изменить',
      title: 'Изменить имя или контакты',
      lead: 'Новый контакт останется неподтверждённым, пока покупатель не войдёт по нему. О замене узнают прежний контакт и новый. Входы на устройствах сохранятся.',
      name: 'Имя',
      surname: 'Фамилия',
      phone: 'Телефон',
      email: 'Почта',
      reason: 'Причина',
      reasonHint: 'Её увидят только сотрудники',
      save: 'Сохранить',
    },
    block: {
      block: 'Заблокировать',
      unblock: 'Разблокировать',
      blockTitle: 'Заблокировать покупателя?',
      unblockTitle: 'Разблокировать покупателя?',
      blockLead:
        'Вход завершится на всех устройствах. Войти и оформить заказ будет нельзя; оформленные заказы остаются.',
      unblockLead: 'Покупатель снова сможет входить и оформлять заказы.',
      reason: 'Причина',
      reasonHint: 'Её видят только сотрудники',
    },
    keep: 'Оставить как есть',
  },
  {
    back: 'All shoppers',
    lost: 'There is no such shopper',
    lostLead: 'The account was deleted, or the address is mistyped. Find the shopper by phone or e-mail.',
    since: (day) => `In the shop since ${day}`,
    sources: { WEB: 'registered on the site', MOBILE: 'registered in the app', OPERATOR: 'entered by an operator' },
    blockedSince: (day) => `Blocked since ${day}`,
    contacts: 'Contacts',
    noPhone: 'No phone',
    noEmail: 'No e-mail',
    money: {
      title: 'Purchases and points',
      orders: 'Orders',
      spent: 'Received for',
      balance: 'Points on the account',
      spendable: 'Of these to spend',
    },
    orders: 'Orders',
    noOrders: 'No orders yet.',
    more: 'Show more',
    points: {
      title: 'History of points',
      none: 'There have been no points yet.',
      adjust: 'Adjust points',
      lead: 'The shopper sees the change and its reason in the history of points.',
      what: 'What to do',
      give: 'Give',
      take: 'Take',
      count: 'How many points',
      wrongCount: 'Type a whole number from 1 to 1,000,000.',
      tooMany: (most) => `No more than ${most} can be taken: the rest still waits, or is set aside for an order.`,
      now: 'On the account now',
      after: 'Then',
      reason: 'Reason',
      reasonHint: 'The shopper sees it',
      unit: { one: 'point', other: 'points' },
      unanswered: 'There was no answer, but the points may have changed. Look at the history before you try again.',
      order: 'Order',
      spendableFrom: (day) => `to spend from ${day}`,
    },
    kinds: {
      REGISTRATION: 'Gift for registering, waits for the phone to be confirmed',
      REGISTRATION_CONFIRMED: 'Gift for registering can be spent',
      HOLD: 'Set aside for an order',
      HOLD_RELEASED: 'Available again: the order was cancelled',
      WRITE_OFF: 'Payment of an order',
      ACCRUAL: 'Cashback for an order',
      ACCRUAL_RELEASED: 'Cashback can be spent',
      ACCRUAL_REVERSED: 'Cashback revoked: there was a return',
      RETURNED: 'Given back for a returned item',
      EXPIRED: 'Expired',
      REVIEW: 'Review with a picture',
      MANUAL: 'Changed by an operator',
    },
    sessions: {
      title: 'Signed in on',
      none: 'Signed in nowhere at present.',
      unknown: 'Unknown device',
      used: (moment) => `last used ${moment}`,
      end: 'End',
      endOf: (device) => `End the session: ${device}`,
      endAll: 'End all',
      endTitle: 'End the session on this device?',
      endAllTitle: 'End the sessions on all devices?',
      endLead: 'To come back, the shopper needs a new code. The cart and favourites stay.',
      endAllLead: 'To come back, the shopper needs a new code on each device. The cart and favourites stay.',
      ofOperator: 'Sessions of operators are ended by those who manage roles.',
    },
    notes: {
      title: 'Notes',
      none: 'No notes. The shopper does not see them.',
      note: 'Note for colleagues',
      add: 'Write down',
    },
    unconfirmed: '(not confirmed)',
    edit: {
      open: 'Edit',
      title: 'Edit name or contacts',
      lead: 'A new contact stays unconfirmed until the shopper signs in by it. Both the former contact and the new one are told. Open sessions stay.',
      name: 'First name',
      surname: 'Family name',
      phone: 'Phone',
      email: 'E-mail',
      reason: 'Reason',
      reasonHint: 'Only staff see it',
      save: 'Save',
    },
    block: {
      block: 'Block',
      unblock: 'Unblock',
      blockTitle: 'Block the shopper?',
      unblockTitle: 'Unblock the shopper?',
      blockLead: 'All sessions end. Signing in and ordering are refused; orders that were placed stay.',
      unblockLead: 'The shopper can sign in and order again.',
      reason: 'Reason',
      reasonHint: 'Only operators see it',
    },
    keep: 'Leave it',
  },
);
