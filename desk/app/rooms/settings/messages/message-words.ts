import { catalogue } from '../../../browser/language';
import type { MessageChannel, MessageGroup, MessageLocale } from '../../../graphql/generated/graphql';

interface MessageTexts {
  title: string;
  lead: string;
  groups: Record<MessageGroup, string>;
  channels: Record<MessageChannel, string>;
  own: string;
  back: string;
  language: string;
  languages: Record<MessageLocale, string>;
  onlyRussian: string;
  subject: string;
  text: string;
  letterHint: string;
  smsHint: string;
  variables: string;
  variablesLead: string;
  insert: (name: string) => string;
  required: string;
  save: string;
  saved: string;
  reset: string;
  unsaved: string;
  /** Label of the button that restores the default texts. */
  toDefault: string;
  isDefault: string;
  removed: string;
  preview: string;
  previewLead: string;
  noPreview: string;
  segments: Record<'one' | 'few' | 'many', string>;
  test: string;
  sent: (to: string) => string;
  history: string;
  noHistory: string;
  bringBack: string;
  bringBackOf: (when: string) => string;
  broughtBack: string;
  wordsOfRelease: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  writeOver: string;
  takeTheirs: string;
  nothing: string;
}

export const messageTexts = catalogue<MessageTexts>(
  {
    title: 'Письма и СМС',
    lead: 'Всё, что магазин пишет покупателям и вам. Свои слова действуют сразу и сильнее обычных.',
    groups: {
      CODES: 'Вход',
      ORDERS: 'Заказ',
      RETURNS: 'Возврат',
      GOODS: 'Товары и отзывы',
      REQUESTS: 'Заявки',
      SHOP: 'Для магазина',
    },
    channels: { EMAIL: 'Письмо', SMS: 'СМС' },
    own: 'свои слова',
    back: 'Все письма и СМС',
    language: 'Язык',
    languages: { RU: 'Русский', EN: 'Английский' },
    onlyRussian: 'Магазину письма приходят только по-русски.',
    subject: 'Тема',
    text: 'Текст',
    letterHint: 'Пустая строка отделяет абзац. Абзац [слова]({{link}}) станет кнопкой.',
    smsHint: 'Кириллицей в одну СМС входит 70 знаков, в каждую из нескольких 67.',
    variables: 'Переменные',
    variablesLead: 'Вместо них подставится значение. Пустое значение не оставит пробела.',
    insert: (name) => `Вставить ${name}`,
    required: 'обязательна',
    save: 'Сохранить',
    saved: 'Сохранено, действует сразу',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    toDefault: 'Вернуть обычные слова',
    isDefault: 'Сейчас обычные слова',
    removed: 'Снова действуют обычные слова',
    preview: 'Так это увидят',
    previewLead: 'Значения для примера. Ничего не отправлено.',
    noPreview: 'Исправьте текст, чтобы его увидеть.',
    segments: { one: 'СМС', few: 'СМС', many: 'СМС' },
    test: 'Прислать себе',
    sent: (to) => `Отправлено: ${to}`,
    history: 'История',
    noHistory: 'Слова ещё не меняли.',
    bringBack: 'Вернуть',
    bringBackOf: (when) => `Вернуть слова: ${when}`,
    broughtBack: 'Прежние слова в полях. Сохраните, чтобы они подействовали.',
    wordsOfRelease: 'обычные слова',
    conflict: 'Эти слова изменил кто-то ещё',
    conflictLead: 'Ваше не записано. Вы оба изменили:',
    yours: 'у вас',
    theirs: 'сейчас в магазине',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как в магазине',
    nothing: 'пусто',
  },
  {
    title: 'Letters and SMS',
    lead: 'All that the shop writes to shoppers and to you. Your own words count at once, and win over the usual ones.',
    groups: {
      CODES: 'Signing in',
      ORDERS: 'Order',
      RETURNS: 'Return',
      GOODS: 'Goods and reviews',
      REQUESTS: 'Requests',
      SHOP: 'For the shop',
    },
    channels: { EMAIL: 'Letter', SMS: 'SMS' },
    own: 'own words',
    back: 'All letters and SMS',
    language: 'Language',
    languages: { RU: 'Russian', EN: 'English' },
    onlyRussian: 'The shop gets its letters in Russian only.',
    subject: 'Subject',
    text: 'Text',
    letterHint: 'An empty line divides paragraphs. A paragraph [words]({{link}}) becomes a button.',
    smsHint: 'An SMS has 70 Cyrillic signs, each of several has 67.',
    variables: 'Variables',
    variablesLead: 'Their values take their place. An empty value leaves no gap.',
    insert: (name) => `Insert ${name}`,
    required: 'obligatory',
    save: 'Save',
    saved: 'Saved, and in force',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    toDefault: 'Give the usual words back',
    isDefault: 'These are the usual words',
    removed: 'The usual words are in force again',
    preview: 'What they will see',
    previewLead: 'The values are examples. Nothing is sent.',
    noPreview: 'Correct the words to see them.',
    segments: { one: 'SMS', few: 'SMS', many: 'SMS' },
    test: 'Send it to me',
    sent: (to) => `Sent: ${to}`,
    history: 'History',
    noHistory: 'Nobody has changed the words yet.',
    bringBack: 'Bring back',
    bringBackOf: (when) => `Bring the words back: ${when}`,
    broughtBack: 'The earlier words are in the fields. Save to put them in force.',
    wordsOfRelease: 'usual words',
    conflict: 'Somebody else has changed these words',
    conflictLead: 'Yours are not written. You have both changed:',
    yours: 'yours',
    theirs: 'in the shop now',
    writeOver: 'Write mine',
    takeTheirs: 'Keep the shop’s',
    nothing: 'empty',
  },
);
