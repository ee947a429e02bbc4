import type { FeedProductInput } from '@meet/api/feed-record';
import type { ComposedName } from '../composition/composed.js';
import type { Idea } from '../composition/ideas.js';
import type { ColourName } from './colours.js';
import type { KindName } from './kinds.js';

/** A shape of goods, or a shape in a main colour. */
export type Shape = ComposedName | `${ComposedName} ${ColourName}`;

export interface CollectionIdea {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly poster: {
    readonly idea: Idea;
    /** Background colour. */
    readonly ground: string;
    /** Background colour in the dark theme. Default: the same hue, darker. */
    readonly dark?: string;
    /** Shapes of the goods that the poster shows, if the collection has them, each in another colour. */
    readonly shapes: readonly Shape[];
  };
  readonly suits: (product: FeedProductInput, kind: KindName, main: ColourName) => boolean;
}

const anyOf =
  <T>(...list: readonly T[]): ((value: T) => boolean) =>
  (value) =>
    list.includes(value);

const dark = anyOf<ColourName>('black', 'graphite');
const pale = anyOf<ColourName>('white', 'milk', 'beige', 'light-grey');
/** Colours that a white pair may have in addition and still belong to the collection of white pairs. */
const CALM: ReadonlySet<string | undefined> = new Set<ColourName>([
  'white',
  'milk',
  'beige',
  'light-grey',
  'sand',
  'grey',
  'green',
  'olive',
  'cognac',
  'brown',
]);
const calm = ({ colours = [] }: FeedProductInput): boolean => colours.every(({ slug }) => CALM.has(slug));
const city = anyOf<KindName>('court', 'highTop', 'platform', 'retro', 'slipOn', 'bomber', 'jeans');
const outdoor = anyOf<KindName>(
  'trail',
  'highTop',
  'hoodie',
  'windbreaker',
  'puffer',
  'backpack',
  'beanie',
  'mocBoot',
  'sweater',
  'scarf',
  'gloves',
);
const office = anyOf<KindName>('loafer', 'derby', 'chelsea', 'chinos', 'bomber', 'sweatshirt', 'shirt', 'belt', 'coat');
const run = anyOf<KindName>('running', 'shorts', 'joggers', 'trail', 'windbreaker', 'cap');
const summer = anyOf<KindName>('sandal', 'slide', 'dress', 'skirt', 'tShirt', 'shorts', 'slipOn', 'tote', 'cap');

export const COLLECTIONS: readonly CollectionIdea[] = [
  {
    slug: 'white-pairs',
    title: 'Белая пара',
    description: 'Кеды и кроссовки, с которых начинается гардероб.',
    poster: { idea: 'pair', ground: '#e9e7e2', dark: '#b3b1ac', shapes: ['court white'] },
    suits: (product, kind, main) =>
      (city(kind) || kind === 'running') && pale(main) && calm(product) && !product.children,
  },
  {
    slug: 'before-the-snow',
    title: 'До первого снега',
    description: 'Цепкая подошва, мембрана и тёплый слой для межсезонья.',
    poster: { idea: 'flat-lay', ground: '#c6d0d3', shapes: ['puffer beige', 'moc-boot cognac', 'gloves'] },
    suits: (product, kind) => outdoor(kind) && !product.children,
  },
  {
    slug: 'all-black',
    title: 'Только чёрное',
    description: 'Один цвет, много фактур: кожа, нейлон, деним.',
    poster: { idea: 'textures', ground: '#cbc7c0', shapes: ['court black', 'socks black', 'hoodie black'] },
    suits: (product, _kind, main) => dark(main) && !product.children,
  },
  {
    slug: 'run-the-city',
    title: 'Бег по городу',
    description: 'Пары и вещи для пробежек до и после работы.',
    poster: {
      idea: 'profiles',
      ground: '#d9b48c',
      shapes: ['runner', 'knit-runner', 'trail', 'runner', 'knit-runner', 'trail'],
    },
    suits: (product, kind) => run(kind) && !product.children,
  },
  {
    slug: 'office-without-a-tie',
    title: 'Работа без галстука',
    description: 'Лоферы, дерби и чиносы на каждый рабочий день.',
    poster: { idea: 'worn', ground: '#c8b7a1', shapes: ['trousers milk', 'derby navy'] },
    suits: (_product, kind) => office(kind),
  },
  {
    slug: 'long-summer',
    title: 'Длинное лето',
    description: 'Сандалии, лён и лёгкий хлопок на три тёплых месяца.',
    poster: {
      idea: 'flat-lay',
      ground: '#a9c1b4',
      shapes: ['sandal', 'slide', 'slip-on', 'sandal', 'sandal', 'slip-on'],
    },
    suits: (product, kind) => summer(kind) && !product.children,
  },
];
