import { catalogue } from '../../../browser/language';
import type { StatusField } from './status-form';

interface StatusesTexts {
  title: string;
  lead: string;
  fields: Record<StatusField, string>;
  used: string;
  usedOf: (status: string) => string;
  needed: (reason: string) => string;
  hints: Record<'name' | 'permission', string>;
  noPermission: string;
  yes: string;
  no: string;
  nothing: string;
  save: string;
  saved: string;
  reset: string;
  unsaved: string;
  conflict: string;
  conflictLead: string;
  yours: string;
  theirs: string;
  writeOver: string;
  takeTheirs: string;
}

export const statusesTexts = catalogue<StatusesTexts>(
  {
    title: 'Статусы',
    lead: 'Через какие статусы проходят вещи. Где статус отключён, вещи идут мимо него; у кого он уже есть, у того и останется.',
    fields: {
      used: 'Используем',
      nameRu: 'Покупателю, по-русски',
      nameEn: 'Покупателю, по-английски',
      permission: 'Кто ставит',
    },
    used: 'Используем',
    usedOf: (status) => `${status}: используем`,
    needed: (reason) => `Нельзя отключить: ${reason}`,
    hints: { name: 'Обычные слова', permission: 'Ставит тот, у кого есть и это право' },
    noPermission: 'Кто ведёт заказы',
    yes: 'да',
    no: 'нет',
    nothing: 'обычное',
    save: 'Сохранить',
    saved: 'Сохранено, подействует через несколько секунд',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    conflict: 'Статусы изменил кто-то ещё',
    conflictLead: 'Ваше не записано. Вы оба изменили:',
    yours: 'у вас',
    theirs: 'сейчас в магазине',
    writeOver: 'Записать моё',
    takeTheirs: 'Оставить как в магазине',
  },
  {
    title: 'Statuses',
    lead: 'The statuses that goods pass through. Goods step over one that is switched off; those that have it already keep it.',
    fields: {
      used: 'In use',
      nameRu: 'For shoppers, in Russian',
      nameEn: 'For shoppers, in English',
      permission: 'Who sets it',
    },
    used: 'In use',
    usedOf: (status) => `${status}: in use`,
    needed: (reason) => `Cannot be switched off: ${reason}`,
    hints: { name: 'The usual words', permission: 'Whoever has this permission, too' },
    noPermission: 'Whoever handles orders',
    yes: 'yes',
    no: 'no',
    nothing: 'the usual',
    save: 'Save',
    saved: 'Saved, in force within seconds',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    conflict: 'Somebody else has changed the statuses',
    conflictLead: 'Yours are not written. You have both changed:',
    yours: 'yours',
    theirs: 'in the shop now',
    writeOver: 'Write mine',
    takeTheirs: 'Keep the shop’s',
  },
);
