import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type {
  OrderCancelReason,
  OrderStatus,
  PaymentState,
  PaymentType,
  RefundState,
} from '../../graphql/generated/graphql';
import type { Lack } from './lapse';
import { orderStatusTexts } from '../../graphql/order-status-words';

interface OrderTexts {
  title: string;
  one: (number: number) => string;
  search: string;
  all: string;
  statuses: Record<OrderStatus, string>;
  /** Name of the action that brings units to this status. */
  moves: Record<OrderStatus, string>;
  columns: Record<'number' | 'age' | 'status' | 'who' | 'city' | 'from' | 'units' | 'sum', string>;
  origins: Record<'RUSSIA' | 'ABROAD' | 'BOTH', string>;
  filters: string;
  sort: string;
  sorts: Record<'OLDEST_FIRST' | 'NEWEST_FIRST' | 'CHANGED_FIRST' | 'EXPENSIVE_FIRST', string>;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
  more: string;
  selected: PluralForms;
  clear: string;
  others: string;
  noNextStep: string;
  /** Each unit by its own next step. */
  eachOn: string;
  things: PluralForms;
  moved: PluralForms;
  unpaid: string;
  notMoved: string;
  back: string;
  lost: string;
  lostLead: string;
  buyer: string;
  guest: string;
  phoneUnconfirmed: string;
  delivery: string;
  comment: string;
  /** What the shopper said when they cancelled. */
  cancelReason: string;
  cancelReasons: Record<OrderCancelReason, string>;
  money: Record<
    | 'title'
    | 'goods'
    | 'sale'
    | 'discount'
    | 'points'
    | 'delivery'
    | 'total'
    | 'paid'
    | 'due'
    | 'refunded'
    | 'refunding'
    | 'kept',
    string
  >;
  payments: string;
  paymentStates: Record<PaymentState, string>;
  refundStates: Record<RefundState, string>;
  paymentType: string;
  paymentTypes: Record<PaymentType, string>;
  /** A part of the money for things that the buyer keeps. */
  refund: Record<'title' | 'lead' | 'amount' | 'wrong' | 'reasonHint' | 'do', string>;
  refundMost: (sum: string) => string;
  /** Texts for orders that are paid on delivery. */
  onDelivery: Record<'due' | 'short' | 'cancelLead' | 'toGiveBack' | 'givenBack' | 'giveBackLead' | 'how', string> & {
    statuses: Partial<Record<OrderStatus, string>>;
    moves: Partial<Record<OrderStatus, string>>;
  };
  units: string;
  unitColumns: Record<'what' | 'size' | 'price' | 'status' | 'track', string>;
  journey: string;
  notes: string;
  note: string;
  addNote: string;
  noNotes: string;
  takeUp: string;
  takenUp: string;
  track: string;
  /** A number of a unit is saved. */
  numberSaved: string;
  /** The carrier's number of a parcel, and what has the carrier give it. */
  waybill: Record<'number' | 'carrier' | 'create' | 'making', string>;
  /** The carrier's label for a parcel. */
  label: Record<'open' | 'making', string>;
  save: string;
  cancelUnits: string;
  cancelTitle: PluralForms;
  cancelLead: string;
  returnUnits: string;
  /** The difference between a refund at once and a return. */
  returnOrRefund: string;
  returnTitle: PluralForms;
  /** What goes back to the buyer. */
  goesBack: Record<'money' | 'delivery' | 'points', string>;
  restock: Record<'returned' | 'kept', string>;
  reason: string;
  reasonHint: string;
  keep: string;
  exchange: string;
  exchangeTitle: string;
  newSize: string;
  count: string;
  quote: Record<
    | 'total'
    | 'afterwards'
    | 'toPay'
    | 'awaited'
    | 'toReturn'
    | 'points'
    | 'carrier'
    | 'later'
    | 'earlier'
    | 'supplier'
    | 'inOrder'
    | 'inShop'
    | 'shopPays'
    | 'shopKeeps'
    | 'arrives',
    string
  > & { days: PluralForms };
  doExchange: string;
  /** Why a unit cannot be exchanged for another size: it can still be cancelled, or not. */
  tooLate: Record<'cancellable' | 'other', string>;
  add: Record<'title' | 'do', string> & {
    minutes: PluralForms;
    /** How long the buyer has to pay for it. */
    paidLead: (time: string) => string;
    /** Of a unit that waits for its payment. */
    awaits: (what: string, price: string, until: string) => string;
  };
  fromRussia: string;
  fromAbroad: string;
  samePrices: string;
  sameDays: string;
  sameDelivery: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  writeOver: string;
  takeTheirs: string;
  placed: (day: string) => string;
  placedFrom: (day: string) => string;
  placedTo: (day: string) => string;
  paid: (day: string) => string;
  paidFrom: (day: string) => string;
  paidTo: (day: string) => string;
  lapsedSince: (day: string) => string;
  ago: (time: string) => string;
  /** «отменится после 23:19». */
  lapses: (time: string) => string;
  /** What an order lacks, without which it is cancelled at that time. */
  lapsesUnless: Record<Lack, (time: string) => string>;
  reread: string;
}

export const orderTexts = catalogue<OrderTexts>(
  {
    title: 'Заказы',
    one: (number) => `Заказ ${number}`,
    search: 'Номер, телефон, почта или имя',
    all: 'Все',
    statuses: orderStatusTexts.ru,
    moves: {
      AWAITING_CALL: 'Вернуть к звонку',
      AWAITING_PAY: 'Ждать оплаты',
      ACCEPT_MEET_WAIT_PAID: 'Подтвердить',
      PAID_READY_TO_SEND: 'Отметить оплаченным',
      AWAITING_RESPONSE_FROM_SUPPLIER: 'Ждать поставщика',
      PURCHASED_FROM_SELLER: 'Выкуплено',
      TRANSFERRED_TO_LOGISTICS_CENTER: 'В логистический центр',
      CUSTOMS_CLEARANCE_IN_TURKEY: 'На таможню',
      CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Таможня пройдена',
      SHIPPED_TO_RUSSIA_STOCK_MEET: 'В пути на склад',
      ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Принять на склад',
      AWAITING_SENT_FROM_MEET: 'К отправке',
      HANDED_OVER_FOR_DELIVERY: 'Передать в доставку',
      TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Готов к вручению',
      DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'У курьера',
      DELIVERED: 'Получено',
      CANCEL_PURCHASE: 'Отменить',
      ISSUED_REFUND: 'Вернуть деньги',
      ARRANGED_EXCHANGE: 'Обменять',
    },
    columns: {
      number: 'Номер',
      age: 'Оформлен',
      status: 'Статус',
      who: 'Покупатель',
      city: 'Город',
      from: 'Откуда',
      units: 'Вещей',
      sum: 'Сумма',
    },
    origins: { RUSSIA: 'Россия', ABROAD: 'заграница', BOTH: 'Россия и заграница' },
    filters: 'Статусы',
    sort: 'Порядок',
    sorts: {
      OLDEST_FIRST: 'Сначала старые',
      NEWEST_FIRST: 'Сначала новые',
      CHANGED_FIRST: 'Недавно менялись',
      EXPENSIVE_FIRST: 'Сначала дорогие',
    },
    nothing: 'Таких заказов нет',
    nothingLead: 'Уберите часть условий или найдите заказ по номеру.',
    withoutFilters: 'Показать все',
    more: 'Показать ещё',
    selected: { one: 'заказ выбран', few: 'заказа выбрано', many: 'заказов выбрано' },
    clear: 'Снять выбор',
    others: 'Другие шаги',
    noNextStep: 'Выбранные заказы ждут оплаты или уже завершены.',
    eachOn: 'Каждую вещь дальше',
    things: { one: 'вещь', few: 'вещи', many: 'вещей' },
    moved: { one: 'заказ перешёл дальше', few: 'заказа перешли дальше', many: 'заказов перешли дальше' },
    unpaid: 'не оплачен',
    notMoved: 'Не все заказы перешли дальше',
    back: 'Все заказы',
    lost: 'Такого заказа нет',
    lostLead: 'Проверьте номер или найдите заказ по телефону.',
    buyer: 'Покупатель',
    guest: 'Без учётной записи',
    phoneUnconfirmed: 'телефон не подтверждён',
    delivery: 'Доставка',
    comment: 'Комментарий',
    cancelReason: 'Почему отменил',
    cancelReasons: {
      TOO_LONG: 'долго ждать',
      FOUND_CHEAPER: 'нашлось дешевле',
      WRONG_CHOICE: 'не тот размер, цвет или адрес',
      NOT_NEEDED: 'больше не нужно',
      OTHER: 'другое',
    },
    money: {
      title: 'Деньги',
      goods: 'Товары',
      sale: 'Скидка на товары',
      discount: 'Скидка по промокоду',
      points: 'Оплачено баллами',
      delivery: 'Доставка',
      total: 'Итого',
      due: 'Осталось оплатить',
      paid: 'Оплачено',
      refunded: 'Возвращено',
      refunding: 'К возврату',
      kept: 'Остаётся у магазина',
    },
    payments: 'Оплаты',
    paymentStates: {
      CREATED: 'платёж создан',
      PENDING: 'платёж ждёт покупателя',
      WAITING_FOR_CAPTURE: 'платёж удержан банком',
      SUCCEEDED: 'оплачено',
      CANCELED: 'платёж не прошёл',
    },
    refundStates: {
      REQUESTED: 'ещё не отправлено',
      PENDING: 'банк переводит',
      SUCCEEDED: 'возвращено',
      CANCELED: 'возврат не прошёл',
    },
    paymentType: 'Способ оплаты',
    paymentTypes: { BANK_CARD: 'Карта', SBP: 'СБП', WALLET: 'Кошелёк', ON_DELIVERY: 'При получении' },
    refund: {
      title: 'Вернуть часть денег',
      lead: 'Вещи остаются у покупателя, статусы и баллы не меняются. Деньги уйдут тем же способом, каким он платил, и он об этом узнает.',
      amount: 'Сколько вернуть, ₽',
      wrong: 'Напишите сумму цифрами, например 500',
      reasonHint: 'Останется в журнале, покупатель её не увидит',
      do: 'Вернуть',
    },
    refundMost: (sum) => `Можно вернуть не больше ${sum}`,
    onDelivery: {
      due: 'К оплате при получении',
      short: 'при получении',
      cancelLead:
        'За них не возьмут денег. Что уже оплачено, верните сами и отметьте это в заказе. Покупатель получит письмо.',
      toGiveBack: 'Вернуть покупателю',
      givenBack: 'Деньги возвращены',
      giveBackLead: 'Эти деньги взял сам магазин, поэтому верните их сами. Покупатель узнает, что они возвращены.',
      how: 'Как вернули',
      statuses: { AWAITING_CALL: 'Ждёт подтверждения', PAID_READY_TO_SEND: 'Подтверждён' },
      moves: { DELIVERED: 'Получено и оплачено', ISSUED_REFUND: 'Не забрали' },
    },
    units: 'Вещи',
    unitColumns: { what: 'Вещь', size: 'Размер', price: 'Цена', status: 'Статус', track: 'Трек-номер' },
    journey: 'Путь заказа',
    notes: 'Заметки',
    note: 'Заметка для коллег',
    addNote: 'Записать',
    noNotes: 'Заметок нет. Покупатель их не видит.',
    takeUp: 'Взять в работу',
    takenUp: 'Заказ ведёте вы: это записано в журнале',
    track: 'Трек-номер',
    numberSaved: 'Сохранено',
    waybill: {
      number: 'Накладная СДЭК',
      carrier: 'СДЭК',
      create: 'Создать накладную СДЭК',
      making: 'СДЭК принимает посылку. Это займёт до 20 секунд.',
    },
    label: { open: 'Этикетка СДЭК', making: 'СДЭК готовит этикетку…' },
    save: 'Сохранить',
    cancelUnits: 'Отменить выбранное',
    cancelTitle: { one: 'вещь отменить?', few: 'вещи отменить?', many: 'вещей отменить?' },
    cancelLead: 'Деньги и баллы вернутся сами, покупателю придёт письмо.',
    returnUnits: 'Вернуть деньги',
    returnOrRefund:
      '«Вернуть деньги»: сразу, если вещь уже у вас. «Оформить возврат»: вещь ещё у покупателя, деньги вернутся, когда она придёт.',
    returnTitle: { one: 'вещь: вернуть деньги?', few: 'вещи: вернуть деньги?', many: 'вещей: вернуть деньги?' },
    goesBack: { money: 'Вернётся денег', delivery: 'из них за доставку', points: 'Вернётся баллов' },
    restock: {
      returned: 'Возвращено в магазин, можно снова продавать',
      kept: 'Осталось в магазине, можно снова продавать',
    },
    reason: 'Причина',
    reasonHint: 'Останется в журнале, покупатель её не увидит',
    keep: 'Оставить',
    exchange: 'Другой размер',
    exchangeTitle: 'Другой размер',
    newSize: 'Размер',
    count: 'Посчитать',
    quote: {
      total: 'Новый итог',
      afterwards: 'Останется у магазина',
      toPay: 'Доплатит покупатель',
      awaited: 'Уже ждёт доплаты',
      toReturn: 'Вернуть',
      points: 'Вернуть баллов',
      carrier: 'Перевозка теперь стоит магазину',
      later: 'Доставят позже на',
      earlier: 'Доставят раньше на',
      supplier: 'Поставщик',
      inOrder: 'Цена в заказе',
      inShop: 'Новый размер сейчас в магазине',
      shopPays: 'Разница за счёт магазина',
      shopKeeps: 'Разница в пользу магазина',
      arrives: 'Доставят',
      days: { one: 'день', few: 'дня', many: 'дней' },
    },
    doExchange: 'Заменить',
    tooLate: {
      cancellable:
        'Другой размер возможен, пока вещь не выкуплена и не собрана. Отменить её можно и сейчас: деньги вернутся покупателю.',
      other:
        'Другой размер и отмена возможны, пока вещь не выкуплена и не собрана. Теперь можно оформить возврат, когда покупатель получит вещь.',
    },
    add: {
      title: 'Добавить вещь',
      do: 'Добавить в заказ',
      minutes: { one: 'минута', few: 'минуты', many: 'минут' },
      paidLead: (time) =>
        `Покупатель получит ссылку на доплату. На оплату у него ${time}, потом вещь уйдёт из заказа: предупредите его заранее.`,
      awaits: (what, price, until) => `Ждёт доплаты до ${until}: ${what} · ${price}`,
    },
    fromRussia: 'из России',
    fromAbroad: 'из-за границы',
    samePrices: 'Покупатель ничего не доплачивает и не получает назад.',
    sameDays: 'срок прежний',
    sameDelivery: 'цена прежняя',
    conflict: 'Пока вы писали, заказ изменил кто-то другой',
    conflictLead: 'Ничего не записано. Вот что набрали вы и что там сейчас.',
    yours: 'У вас',
    theirs: 'Сейчас',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как сейчас',
    placed: (day) => `Оформлен ${day}`,
    placedFrom: (day) => `Оформлены с ${day}`,
    placedTo: (day) => `Оформлены по ${day}`,
    paid: (day) => `Оплачены ${day}`,
    paidFrom: (day) => `Оплачены с ${day}`,
    paidTo: (day) => `Оплачены по ${day}`,
    lapsedSince: (day) => `Отменились сами с ${day}`,
    ago: (time) => `${time} назад`,
    lapses: (time) => `отменится после ${time}`,
    lapsesUnless: {
      PHONE: (time) =>
        `Отменится сам после ${time}, если покупатель не подтвердит телефон, а вы не возьмёте заказ в работу или не подтвердите его`,
      CALL: (time) => `Отменится сам после ${time}, если вы его не подтвердите`,
      PAYMENT: (time) => `Отменится сам после ${time}, если его не оплатят`,
    },
    reread: 'Заказ прочитан заново: его изменил кто-то другой. Проверьте и повторите.',
  },
  {
    title: 'Orders',
    one: (number) => `Order ${number}`,
    search: 'Number, phone, e-mail or name',
    all: 'All',
    statuses: orderStatusTexts.en,
    moves: {
      AWAITING_CALL: 'Back to the call',
      AWAITING_PAY: 'Wait for payment',
      ACCEPT_MEET_WAIT_PAID: 'Confirm',
      PAID_READY_TO_SEND: 'Mark as paid',
      AWAITING_RESPONSE_FROM_SUPPLIER: 'Ask the supplier',
      PURCHASED_FROM_SELLER: 'Bought',
      TRANSFERRED_TO_LOGISTICS_CENTER: 'To the logistics centre',
      CUSTOMS_CLEARANCE_IN_TURKEY: 'To customs',
      CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'Through customs',
      SHIPPED_TO_RUSSIA_STOCK_MEET: 'Sent to the warehouse',
      ACCEPTED_IN_RUSSIA_STOCK_MEET: 'Take into the warehouse',
      AWAITING_SENT_FROM_MEET: 'Prepare to send',
      HANDED_OVER_FOR_DELIVERY: 'Hand over for delivery',
      TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'Ready to be handed out',
      DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'With the courier',
      DELIVERED: 'Received',
      CANCEL_PURCHASE: 'Cancel',
      ISSUED_REFUND: 'Refund',
      ARRANGED_EXCHANGE: 'Exchange',
    },
    columns: {
      number: 'Number',
      age: 'Placed',
      status: 'Status',
      who: 'Buyer',
      city: 'City',
      from: 'From',
      units: 'Units',
      sum: 'Total',
    },
    origins: { RUSSIA: 'Russia', ABROAD: 'abroad', BOTH: 'Russia and abroad' },
    filters: 'Statuses',
    sort: 'Sort',
    sorts: {
      OLDEST_FIRST: 'Oldest first',
      NEWEST_FIRST: 'Newest first',
      CHANGED_FIRST: 'Changed last',
      EXPENSIVE_FIRST: 'Most expensive first',
    },
    nothing: 'There are no such orders',
    nothingLead: 'Take some conditions away, or find the order by its number.',
    withoutFilters: 'Show all',
    more: 'Show more',
    selected: { one: 'order selected', other: 'orders selected' },
    clear: 'Select none',
    others: 'Other steps',
    noNextStep: 'The selected orders wait for payment, or are over.',
    eachOn: 'Move each unit on',
    things: { one: 'unit', other: 'units' },
    moved: { one: 'order moved on', other: 'orders moved on' },
    unpaid: 'not paid',
    notMoved: 'Not all orders moved on',
    back: 'All orders',
    lost: 'There is no such order',
    lostLead: 'Check the number, or find the order by its phone.',
    buyer: 'Buyer',
    guest: 'Without an account',
    phoneUnconfirmed: 'phone not confirmed',
    delivery: 'Delivery',
    comment: 'Comment',
    cancelReason: 'Why they cancelled',
    cancelReasons: {
      TOO_LONG: 'takes too long',
      FOUND_CHEAPER: 'found it cheaper',
      WRONG_CHOICE: 'wrong size, colour or address',
      NOT_NEEDED: 'no longer needed',
      OTHER: 'another reason',
    },
    money: {
      title: 'Money',
      goods: 'Goods',
      sale: 'Sale',
      discount: 'Discount by the code',
      points: 'Paid by points',
      delivery: 'Delivery',
      total: 'Total',
      due: 'Still to pay',
      paid: 'Paid',
      refunded: 'Given back',
      refunding: 'To be given back',
      kept: 'Kept by the shop',
    },
    payments: 'Payments',
    paymentStates: {
      CREATED: 'payment made',
      PENDING: 'payment waits for the buyer',
      WAITING_FOR_CAPTURE: 'payment held by the bank',
      SUCCEEDED: 'paid',
      CANCELED: 'payment failed',
    },
    refundStates: {
      REQUESTED: 'not sent yet',
      PENDING: 'with the bank',
      SUCCEEDED: 'given back',
      CANCELED: 'refund failed',
    },
    paymentType: 'Way of payment',
    paymentTypes: { BANK_CARD: 'Card', SBP: 'SBP', WALLET: 'Wallet', ON_DELIVERY: 'On delivery' },
    refund: {
      title: 'Give back a part of the money',
      lead: 'The buyer keeps the things; statuses and points stay. The money goes back the way it came, and the buyer is told.',
      amount: 'How much, ₽',
      wrong: 'Write the sum in digits, such as 500',
      reasonHint: 'It stays in the trail, and the buyer does not see it',
      do: 'Give back',
    },
    refundMost: (sum) => `At most ${sum} can be given back`,
    onDelivery: {
      due: 'To pay on delivery',
      short: 'on delivery',
      cancelLead:
        'No money is taken for them. What was paid for already, give back yourself, and note it here. The buyer gets a letter.',
      toGiveBack: 'To give back',
      givenBack: 'Money given back',
      giveBackLead:
        'The shop itself took this money, so give it back yourself. The buyer is told that it was given back.',
      how: 'How it was given back',
      statuses: { AWAITING_CALL: 'Awaits confirmation', PAID_READY_TO_SEND: 'Confirmed' },
      moves: { DELIVERED: 'Delivered and paid', ISSUED_REFUND: 'Not collected' },
    },
    units: 'Units',
    unitColumns: { what: 'Thing', size: 'Size', price: 'Price', status: 'Status', track: 'Track number' },
    journey: 'Journey',
    notes: 'Notes',
    note: 'Note for colleagues',
    addNote: 'Add',
    noNotes: 'No notes. The buyer does not see them.',
    takeUp: 'Take up',
    takenUp: 'The order is yours: the trail says so',
    track: 'Track number',
    numberSaved: 'Saved',
    waybill: {
      number: 'CDEK waybill',
      carrier: 'CDEK',
      create: 'Create a CDEK waybill',
      making: 'CDEK is registering the parcel. This may take 20 seconds.',
    },
    label: { open: 'CDEK label', making: 'CDEK makes the label…' },
    save: 'Save',
    cancelUnits: 'Cancel the selected',
    cancelTitle: { one: 'unit: cancel it?', other: 'units: cancel them?' },
    cancelLead: 'Money and points go back by themselves, and the buyer gets a letter.',
    returnUnits: 'Refund',
    returnOrRefund:
      '“Refund”: at once, if you have the thing already. A return: the buyer still has it, and the money goes back when it has come.',
    returnTitle: { one: 'unit: refund it?', other: 'units: refund them?' },
    goesBack: { money: 'Money that goes back', delivery: 'of that for delivery', points: 'Points that go back' },
    restock: {
      returned: 'Is back in the shop and can be sold again',
      kept: 'Is still in the shop and can be sold again',
    },
    reason: 'Reason',
    reasonHint: 'It stays in the trail, and the buyer does not see it',
    keep: 'Keep',
    exchange: 'Another size',
    exchangeTitle: 'Another size',
    newSize: 'Size',
    count: 'Count',
    quote: {
      total: 'New total',
      afterwards: 'Kept by the shop then',
      toPay: 'The buyer pays',
      awaited: 'Waits for its payment already',
      toReturn: 'To give back',
      points: 'Points to give back',
      carrier: 'The carrier now costs the shop',
      later: 'Delivered later by',
      earlier: 'Delivered earlier by',
      supplier: 'Supplier',
      inOrder: 'Price in the order',
      inShop: 'The new size costs in the shop now',
      shopPays: 'The shop pays the difference',
      shopKeeps: 'The shop keeps the difference',
      arrives: 'Delivered',
      days: { one: 'day', other: 'days' },
    },
    doExchange: 'Replace',
    tooLate: {
      cancellable:
        'Another size is possible until the thing is bought or packed. It can still be cancelled: the money goes back to the buyer.',
      other:
        'Another size, or cancelling, is possible until the thing is bought or packed. Now it can be returned once the buyer has it.',
    },
    add: {
      title: 'Add a thing',
      do: 'Add to the order',
      minutes: { one: 'minute', other: 'minutes' },
      paidLead: (time) =>
        `The buyer gets a link to pay for it and has ${time} for that. Then it leaves the order: tell the buyer beforehand.`,
      awaits: (what, price, until) => `Waits for its payment until ${until}: ${what} · ${price}`,
    },
    fromRussia: 'from Russia',
    fromAbroad: 'from abroad',
    samePrices: 'The buyer neither pays anything more nor gets anything back.',
    sameDays: 'as before',
    sameDelivery: 'the same price',
    conflict: 'Somebody else changed the order while you were writing',
    conflictLead: 'Nothing was written. This is what you typed, and what is there now.',
    yours: 'Yours',
    theirs: 'Now',
    writeOver: 'Write mine',
    takeTheirs: 'Leave it as it is',
    placed: (day) => `Placed on ${day}`,
    placedFrom: (day) => `Placed from ${day}`,
    placedTo: (day) => `Placed until ${day}`,
    paid: (day) => `Paid on ${day}`,
    paidFrom: (day) => `Paid from ${day}`,
    paidTo: (day) => `Paid until ${day}`,
    lapsedSince: (day) => `Cancelled by themselves from ${day}`,
    ago: (time) => `${time} ago`,
    lapses: (time) => `is cancelled after ${time}`,
    lapsesUnless: {
      PHONE: (time) =>
        `Will be cancelled by itself after ${time}, unless the buyer confirms the phone, or you take the order up or confirm it`,
      CALL: (time) => `Will be cancelled by itself after ${time}, unless you confirm it`,
      PAYMENT: (time) => `Will be cancelled by itself after ${time}, unless it is paid`,
    },
    reread: 'The order was read anew: somebody else has changed it. Check it and try again.',
  },
);
