import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../browser/language';
import type { CompanyType, QueueKind, ReturnOutcome, ReturnReason, ReviewFit } from '../../graphql/generated/graphql';
import { returnReasonTexts } from '../../graphql/return-reason-words';

interface EntryTexts {
  order: (number: number) => string;
  product: string;
  size: (name: string) => string;
  photo: (position: number) => string;
  reasons: Record<ReturnReason, string>;
  wants: (size: string) => string;
  instructions: string;
  instructionsHint: string;
  value: Record<'money' | 'bonuses' | 'cashback', string>;
  outcome: string;
  outcomes: Record<ReturnOutcome, string>;
  sellable: string;
  fits: Record<ReviewFit, string>;
  advantages: string;
  disadvantages: string;
  noText: string;
  shopAnswer: string;
  shopAnswerHint: string;
  questionAnswerHint: string;
  phone: string;
  email: string;
  link: string;
  price: string;
  priceHint: string;
  wrongPrice: string;
  priceOfSize: (size: string, price: string) => string;
  chooseSize: string;
  until: string;
  answer: string;
  answerHint: string;
  partnerAnswerHint: string;
  mayNotAgree: string;
  company: string;
  companyTypes: Record<CompanyType, string>;
  inn: string;
  person: string;
  repeated: PluralForms;
  repeats: (times: string, last: string) => string;
  otherSender: string;
  refuseTitle: Record<QueueKind, string>;
  hideTitle: string;
  hideQuestionTitle: string;
  takeBackTitle: string;
  refuseLead: Record<QueueKind, string>;
  reason: string;
  reasonHint: string;
  keep: string;
}

export const entryTexts = catalogue<EntryTexts>(
  {
    order: (number) => `Заказ ${number}`,
    product: 'Открыть товар',
    size: (name) => `Размер ${name}`,
    photo: (position) => `Снимок ${position}`,
    reasons: returnReasonTexts.ru,
    wants: (size) => `Хочет обменять на размер ${size}`,
    instructions: 'Как отправить вещь',
    instructionsHint: 'Увидит покупатель. Можно оставить пустым.',
    value: { money: 'Вернуть денег', bonuses: 'Вернуть баллов', cashback: 'Забрать кешбэка' },
    outcome: 'Решение',
    outcomes: { REFUND: 'Вернуть деньги', EXCHANGE: 'Обменять', REFUSE: 'Отказать' },
    sellable: 'Можно снова продать',
    fits: { SMALL: 'Маломерит', TRUE_TO_SIZE: 'В размер', LARGE: 'Большемерит' },
    advantages: 'Достоинства',
    disadvantages: 'Недостатки',
    noText: 'Только оценка, без слов.',
    shopAnswer: 'Ответ магазина',
    shopAnswerHint: 'Выйдет под отзывом. Можно оставить пустым.',
    questionAnswerHint: 'Выйдет под вопросом, его увидят все.',
    phone: 'Телефон',
    email: 'Почта',
    link: 'Где дешевле',
    price: 'Цена для покупателя, ₽',
    priceHint: 'Ниже нынешней цены',
    wrongPrice: 'Наберите цену в рублях, например 8990.',
    priceOfSize: (size, price) => `${size}: ${price}`,
    chooseSize: 'Размер',
    until: 'Действует по',
    answer: 'Ответ',
    answerHint: 'Увидит покупатель. Можно оставить пустым.',
    partnerAnswerHint: 'Уйдёт письмом, и решение уже не изменить.',
    mayNotAgree: 'Цену согласует администратор.',
    company: 'Компания',
    companyTypes: { IP: 'ИП', OOO: 'ООО', SELF_EMPLOYED: 'Самозанятый', OTHER: 'Другое' },
    inn: 'ИНН',
    person: 'Кто написал',
    repeated: { one: 'раз', few: 'раза', many: 'раз' },
    repeats: (times, last) => `Написали ещё ${times}, последний ${last}`,
    otherSender: 'Последний раз писал другой человек',
    refuseTitle: {
      RETURN: 'Отказать в возврате?',
      REVIEW: 'Отклонить отзыв?',
      QUESTION: 'Отклонить вопрос?',
      MEET_PRICE_REQUEST: 'Отказать в цене?',
      COOPERATIVE_REQUEST: 'Отказать партнёру?',
    },
    hideTitle: 'Снять отзыв с публикации?',
    hideQuestionTitle: 'Снять вопрос с публикации?',
    takeBackTitle: 'Забрать согласованную цену?',
    refuseLead: {
      RETURN: 'Возврат закроется без денег. Покупатель прочтёт причину.',
      REVIEW: 'Отзыв не будет виден никому, кроме автора. Автор прочтёт причину и сможет переписать.',
      QUESTION: 'Вопрос не будет виден никому, кроме автора. Автор прочтёт причину.',
      MEET_PRICE_REQUEST: 'Покупатель прочтёт ответ.',
      COOPERATIVE_REQUEST: 'Ответ уйдёт письмом, и решение уже не изменить.',
    },
    reason: 'Причина',
    reasonHint: 'Её прочтёт тот, кто написал',
    keep: 'Оставить',
  },
  {
    order: (number) => `Order ${number}`,
    product: 'Open the product',
    size: (name) => `Size ${name}`,
    photo: (position) => `Picture ${position}`,
    reasons: returnReasonTexts.en,
    wants: (size) => `Wants size ${size} instead`,
    instructions: 'How to send the goods',
    instructionsHint: 'The shopper sees it. It may stay empty.',
    value: { money: 'Money to give back', bonuses: 'Points to give back', cashback: 'Cashback to take back' },
    outcome: 'Decision',
    outcomes: { REFUND: 'Refund', EXCHANGE: 'Exchange', REFUSE: 'Refuse' },
    sellable: 'Can be sold again',
    fits: { SMALL: 'Runs small', TRUE_TO_SIZE: 'True to size', LARGE: 'Runs large' },
    advantages: 'Advantages',
    disadvantages: 'Disadvantages',
    noText: 'Stars alone, without words.',
    shopAnswer: 'Answer of the shop',
    shopAnswerHint: 'It appears below the review. It may stay empty.',
    questionAnswerHint: 'It appears below the question; everybody sees it.',
    phone: 'Phone',
    email: 'E-mail',
    link: 'Where it is cheaper',
    price: 'Price for the shopper, ₽',
    priceHint: 'Below the present price',
    wrongPrice: 'Type the price in roubles, such as 8990.',
    priceOfSize: (size, price) => `${size}: ${price}`,
    chooseSize: 'Size',
    until: 'Valid until',
    answer: 'Answer',
    answerHint: 'The shopper sees it. It may stay empty.',
    partnerAnswerHint: 'It is sent by e-mail, and the decision is final.',
    mayNotAgree: 'An administrator agrees on the price.',
    company: 'Company',
    companyTypes: { IP: 'Sole trader', OOO: 'Limited company', SELF_EMPLOYED: 'Self-employed', OTHER: 'Other' },
    inn: 'INN',
    person: 'Who wrote',
    repeated: { one: 'time', other: 'times' },
    repeats: (times, last) => `Wrote ${times} more, last on ${last}`,
    otherSender: 'Somebody else wrote last',
    refuseTitle: {
      RETURN: 'Refuse the return?',
      REVIEW: 'Reject the review?',
      QUESTION: 'Reject the question?',
      MEET_PRICE_REQUEST: 'Refuse the price?',
      COOPERATIVE_REQUEST: 'Refuse the partner?',
    },
    hideTitle: 'Hide the review again?',
    hideQuestionTitle: 'Hide the question again?',
    takeBackTitle: 'Take the agreed price back?',
    refuseLead: {
      RETURN: 'The return is closed without money. The shopper reads the reason.',
      REVIEW: 'Nobody but its author sees the review. The author reads the reason and can write it anew.',
      QUESTION: 'Nobody but its author sees the question. The author reads the reason.',
      MEET_PRICE_REQUEST: 'The shopper reads the answer.',
      COOPERATIVE_REQUEST: 'The answer is sent by e-mail, and the decision is final.',
    },
    reason: 'Reason',
    reasonHint: 'Whoever wrote reads it',
    keep: 'Keep',
  },
);
