import type { FeedRecordInput } from '@meet/api/feed-record';

type Directory = Extract<FeedRecordInput, { kind: 'directory' }>;
type Badge = Extract<FeedRecordInput, { kind: 'badge' }>;
type Filter = NonNullable<Directory['filters']>[number];

const entry = (slug: string, name: string, ...filters: Filter[]): Omit<Directory, 'position'> => ({
  kind: 'directory',
  slug,
  name,
  filters,
});
const category = (value: string, name: string): Filter => ({ filterType: 'CATEGORY', name, value });

/** The directories of the main menu, in order. */
export const DIRECTORIES: readonly Directory[] = [
  entry('new', 'Новинки', { filterType: 'NEW_ARRIVAL', name: 'Новинки' }),
  entry('sneakers', 'Кроссовки', category('sneakers', 'Кроссовки')),
  entry('shoes', 'Обувь', category('shoes', 'Обувь')),
  entry('clothes', 'Одежда', category('clothes', 'Одежда')),
  entry('accessories', 'Аксессуары', category('accessories', 'Аксессуары')),
  entry(
    'men',
    'Мужское',
    { filterType: 'SEX', name: 'Мужское', value: 'MALE' },
    { filterType: 'AGE', name: 'Взрослым', value: 'ADULT' },
  ),
  entry(
    'women',
    'Женское',
    { filterType: 'SEX', name: 'Женское', value: 'FEMALE' },
    { filterType: 'AGE', name: 'Взрослым', value: 'ADULT' },
  ),
  entry('kids', 'Детское', { filterType: 'AGE', name: 'Детям', value: 'CHILDREN' }),
  entry(
    'sale',
    'Скидки',
    { filterType: 'SALE', name: 'До 50\u00A0%', value: 'LESS_THAN_50' },
    { filterType: 'SALE', name: 'От 50\u00A0%', value: 'MORE_THAN_50' },
  ),
  entry('meet-price', 'Лучшая цена', { filterType: 'MEET_PRICE', name: 'Лучшая цена' }),
].map((directory, position) => ({ ...directory, position }));

export const BADGES: readonly Badge[] = [
  { kind: 'badge', slug: 'new', title: 'Новинка', textColour: '#f4f1ec', backgroundColour: '#1b1b1d' },
  { kind: 'badge', slug: 'bestseller', title: 'Хит', textColour: '#1b1b1d', backgroundColour: '#e9e0cf' },
  { kind: 'badge', slug: 'meet-price', title: 'Лучшая цена', textColour: '#ffffff', backgroundColour: '#c62828' },
  { kind: 'badge', slug: 'few-left', title: 'Мало', textColour: '#1b1b1d', backgroundColour: '#d9dcdf' },
  { kind: 'badge', slug: 'exclusive', title: 'Только у нас', textColour: '#f4f1ec', backgroundColour: '#2d6549' },
];
