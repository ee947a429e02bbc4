import { catalogue } from '../../../browser/language';
import type { AccessLevel, ListSort } from '../../../graphql/generated/graphql';

interface ShopperListTexts {
  title: string;
  search: string;
  all: string;
  levels: Record<AccessLevel, string>;
  filters: string;
  sort: string;
  sorts: Record<ListSort, string>;
  registered: string;
  columns: Record<'who' | 'contact' | 'phone' | 'email' | 'orders' | 'spent' | 'points' | 'since', string>;
  nameless: string;
  blocked: string;
  nothing: string;
  nothingLead: string;
  withoutFilters: string;
  more: string;
}

export const shopperTexts = catalogue<ShopperListTexts>(
  {
    title: 'Покупатели',
    search: 'Имя, телефон или почта',
    all: 'Все',
    levels: { USER: 'Покупатели', MANAGER: 'Сотрудники', ADMIN: 'Администраторы' },
    filters: 'Кто',
    sort: 'Порядок',
    sorts: { NEWEST_FIRST: 'Сначала новые', OLDEST_FIRST: 'Сначала давние' },
    registered: 'Дни регистрации',
    columns: {
      who: 'Имя',
      contact: 'Связь',
      phone: 'Телефон',
      email: 'Почта',
      orders: 'Заказов',
      spent: 'Получено на',
      points: 'Баллов',
      since: 'В магазине с',
    },
    nameless: 'Без имени',
    blocked: 'заблокирован',
    nothing: 'Никого не нашлось',
    nothingLead: 'Попробуйте часть имени, последние цифры телефона или начало почты.',
    withoutFilters: 'Показать всех',
    more: 'Показать ещё',
  },
  {
    title: 'Shoppers',
    search: 'Name, phone or e-mail',
    all: 'All',
    levels: { USER: 'Shoppers', MANAGER: 'Operators', ADMIN: 'Administrators' },
    filters: 'Who',
    sort: 'Order',
    sorts: { NEWEST_FIRST: 'Newest first', OLDEST_FIRST: 'Oldest first' },
    registered: 'Days of registration',
    columns: {
      who: 'Name',
      contact: 'Contact',
      phone: 'Phone',
      email: 'E-mail',
      orders: 'Orders',
      spent: 'Received for',
      points: 'Points',
      since: 'In the shop since',
    },
    nameless: 'No name',
    blocked: 'blocked',
    nothing: 'Nobody was found',
    nothingLead: 'Try a part of the name, the last digits of the phone, or the beginning of the e-mail.',
    withoutFilters: 'Show all',
    more: 'Show more',
  },
);
