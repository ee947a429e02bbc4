import type { Language } from '../../shared/messages/language.js';

const russian = new Intl.PluralRules('ru-RU');
const counted = (count: number, [one, few, many]: readonly [string, string, string]): string =>
  `${count} ${{ one, few }[russian.select(count) as 'one'] ?? many}`;
const english = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const ru = {
  unpaid: 'Ждём оплату.',
  call: 'Мы позвоним, чтобы его подтвердить.',
  code: 'Подтвердите телефон кодом там, где оформляли заказ, и мы позвоним. Без кода заказ скоро отменится.',
  onDelivery: 'Оплата при получении.',
  onDeliveryCode:
    'Оплата при получении. Подтвердите телефон кодом там, где оформляли заказ. Без кода заказ скоро отменится.',
  packing: 'Собираем заказ к отправке.',
  buying: 'Выкупаем вещи у продавца.',
  both: 'Часть вещей выкупаем у продавца, остальные собираем к отправке.',
  pickup: (address: string) => `Пункт выдачи: ${address}.`,
  courier: 'Привезём по новому адресу.',
  removed: (names: string) => `Убрали из него: ${names}.`,
  replaced: (names: string) => `Заменили размер: ${names}.`,
  added: (names: string) => `Добавили: ${names}.`,
  payMore: (sum: string) => `Доплатите ${sum} на странице заказа, вещи отложены до оплаты.`,
  dueOnDelivery: (sum: string) => `К оплате при получении ${sum}.`,
  costs: (sum: string) => `Теперь он стоит ${sum}.`,
  due: (sum: string) => `К оплате ${sum}.`,
  willReturn: (sum: string) => `Вернём ${sum} тем же способом, каким вы платили.`,
  willAgree: (sum: string) => `Вернём ${sum}: как именно, договоримся с вами.`,
  bank: 'Банк зачислит их в течение нескольких дней.',
  pointsBack: (points: string) => `Вернули ${points}.`,
  exchange: 'Замену отправим, когда соберём.',
  earned: (points: string) => `Кешбэк ${points} начислен и станет доступен, когда пройдёт срок возврата.`,
  repaid: (points: string) => `Кешбэк ${points} пошёл в счёт бонусов за возвращённые вещи.`,
  tracks: (codes: string) => `Трек-номер: ${codes}.`,
  more: (things: number) => `и ещё ${counted(things, ['вещь', 'вещи', 'вещей'])}`,
  points: (count: number) => counted(count, ['бонус', 'бонуса', 'бонусов']),
};

/** Sentences that are values of letters and SMS about orders. */
export const NEWS_SENTENCES: Record<Language, typeof ru> = {
  ru,
  en: {
    unpaid: 'It awaits payment.',
    call: 'We will call to confirm it.',
    code: 'Confirm your phone number with the code where you placed the order, and we will call. Without the code the order is cancelled soon.',
    onDelivery: 'It is paid on delivery.',
    onDeliveryCode:
      'It is paid on delivery. Confirm your phone number with the code where you placed the order. Without the code the order is cancelled soon.',
    packing: 'We are packing the order.',
    buying: 'We are buying the goods from the seller.',
    both: 'We are buying a part of the goods from the seller, and packing the others.',
    pickup: (address) => `Pickup point: ${address}.`,
    courier: 'We will bring it to the new address.',
    removed: (names) => `Taken out: ${names}.`,
    replaced: (names) => `Size replaced: ${names}.`,
    added: (names) => `Added: ${names}.`,
    payMore: (sum) => `Pay ${sum} more on the order’s page; the goods are held until then.`,
    dueOnDelivery: (sum) => `To be paid on delivery: ${sum}.`,
    costs: (sum) => `It now costs ${sum}.`,
    due: (sum) => `To be paid: ${sum}.`,
    willReturn: (sum) => `We will return ${sum} the way you paid.`,
    willAgree: (sum) => `We will return ${sum}, and agree with you how.`,
    bank: 'Your bank will credit it within a few days.',
    pointsBack: (points) => `You have ${points} back.`,
    exchange: 'We will send the exchange once it is packed.',
    earned: (points) => `Cashback of ${points} is credited; you can spend it once the time to return is over.`,
    repaid: (points) => `Cashback of ${points} makes up for points of returned goods.`,
    tracks: (codes) => `Tracking number: ${codes}.`,
    more: (things) => `and ${english(things, 'more thing', 'more things')}`,
    points: (count) => english(count, 'point', 'points'),
  },
};
