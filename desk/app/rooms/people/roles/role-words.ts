import type { PluralForms } from '@meet/ui-kit';
import { catalogue } from '../../../browser/language';
import type { PermissionGroup } from './permission-groups';

interface RoleTexts {
  title: string;
  lead: string;
  create: string;
  columns: Record<'role' | 'people' | 'permissions' | 'factor', string>;
  everything: string;
  ofAll: (count: number, all: number) => string;
  required: string;
  notRequired: string;
  back: string;
  newRole: string;
  lost: string;
  lostLead: string;
  fixed: string;
  beyond: string;
  name: string;
  wrongName: string;
  noPermissions: string;
  groups: Record<PermissionGroup, string>;
  factor: string;
  factorHint: string;
  save: string;
  saved: string;
  reset: string;
  unsaved: string;
  remove: string;
  removeTitle: (name: string) => string;
  removeLead: string;
  stillUsed: PluralForms;
  keep: string;
  people: string;
  nobody: string;
  peopleLead: string;
  give: Record<'title' | 'role' | 'none' | 'do' | 'mine', string> & {
    ask: (role: string) => string;
    askNone: string;
    lead: string;
    beyond: string;
  };
}

export const roleTexts = catalogue<RoleTexts>(
  {
    title: 'Роли',
    lead: 'Роль — это набор прав. Её дают человеку на его странице, среди покупателей.',
    create: 'Новая роль',
    columns: { role: 'Роль', people: 'Людей', permissions: 'Прав', factor: 'Второй фактор' },
    everything: 'все',
    ofAll: (count, all) => `${count} из ${all}`,
    required: 'нужен',
    notRequired: 'не нужен',
    back: 'Все роли',
    newRole: 'Новая роль',
    lost: 'Такой роли нет',
    lostLead: 'Её удалили, или адрес набран с ошибкой.',
    fixed: 'Эта роль есть в каждом магазине: её название и права не меняются.',
    beyond: 'У этой роли есть права, которых нет у вас, поэтому изменить её может только тот, у кого они есть.',
    name: 'Название',
    wrongName: 'Назовите роль: от 1 до 60 знаков.',
    noPermissions: 'Выберите хотя бы одно право.',
    groups: {
      orders: 'Заказы и деньги',
      shoppers: 'Покупатели',
      goods: 'Товары',
      showcase: 'Витрина',
      shop: 'Магазин',
      programs: 'Программы',
    },
    factor: 'Нужен второй фактор',
    factorHint: 'При входе спросят ещё и код из приложения',
    save: 'Сохранить',
    saved: 'Сохранено, уже действует',
    reset: 'Вернуть как было',
    unsaved: 'Есть несохранённые изменения',
    remove: 'Удалить роль',
    removeTitle: (name) => `Удалить роль «${name}»?`,
    removeLead: 'Её никто не носит. Вернуть её нельзя, можно завести заново.',
    stillUsed: {
      one: 'человек с этой ролью: сначала дайте ему другую, чтобы её удалить.',
      few: 'человека с этой ролью: сначала дайте им другую, чтобы её удалить.',
      many: 'человек с этой ролью: сначала дайте им другую, чтобы её удалить.',
    },
    keep: 'Оставить',
    people: 'У кого эта роль',
    nobody: 'Пока ни у кого.',
    peopleLead: 'Чтобы дать роль, найдите человека среди покупателей: у него должна быть учётная запись.',
    give: {
      title: 'Роль в магазине',
      role: 'Роль',
      none: 'Покупатель, без роли',
      do: 'Сменить роль',
      mine: 'Это ваша роль: вы можете потерять доступ к этой странице.',
      ask: (role) => `Дать роль «${role}»?`,
      askNone: 'Забрать роль?',
      lead: 'Права сменятся сразу, со следующего действия.',
      beyond:
        'У этого человека есть права, которых нет у вас, поэтому сменить его роль может только тот, у кого они есть.',
    },
  },
  {
    title: 'Roles',
    lead: 'A role is a set of permissions. It is given to a person on their page, among the shoppers.',
    create: 'New role',
    columns: { role: 'Role', people: 'People', permissions: 'Permissions', factor: 'Second factor' },
    everything: 'all',
    ofAll: (count, all) => `${count} of ${all}`,
    required: 'required',
    notRequired: 'not required',
    back: 'All roles',
    newRole: 'New role',
    lost: 'There is no such role',
    lostLead: 'It was removed, or the address is mistyped.',
    fixed: 'Every shop has this role: its name and permissions do not change.',
    beyond: 'The role has permissions that you lack, so only somebody who has them can change it.',
    name: 'Name',
    wrongName: 'Name the role: 1 to 60 characters.',
    noPermissions: 'Choose at least one permission.',
    groups: {
      orders: 'Orders and money',
      shoppers: 'Shoppers',
      goods: 'Goods',
      showcase: 'Showcase',
      shop: 'Shop',
      programs: 'Programs',
    },
    factor: 'A second factor is required',
    factorHint: 'Signing in also asks for a code of an app',
    save: 'Save',
    saved: 'Saved, and in force',
    reset: 'Put it back',
    unsaved: 'There are changes that are not saved',
    remove: 'Remove the role',
    removeTitle: (name) => `Remove the role “${name}”?`,
    removeLead: 'Nobody has it. It cannot be brought back, only made anew.',
    stillUsed: {
      one: 'person has this role: give them another one before it can be removed.',
      other: 'people have this role: give them another one before it can be removed.',
    },
    keep: 'Keep it',
    people: 'Who has this role',
    nobody: 'Nobody yet.',
    peopleLead: 'To give it, find the person among the shoppers: they need an account.',
    give: {
      title: 'Role in the shop',
      role: 'Role',
      none: 'Shopper, no role',
      do: 'Change the role',
      mine: 'This is your own role: you may lose this page.',
      ask: (role) => `Give the role “${role}”?`,
      askNone: 'Take the role away?',
      lead: 'The permissions change at once, from the next deed on.',
      beyond: 'The person has permissions that you lack, so only somebody who has them can change the role.',
    },
  },
);
