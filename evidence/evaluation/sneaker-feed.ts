// cspell:disable – parts of names
import type { FeedRecordInput } from '@meet/api/feed-record';
import { randomFrom } from '@meet/demo/random';
import { EDITIONS, SNEAKERS } from './data/sneakers.js';

const COLOURS = [
  'Чёрный',
  'Белый',
  'Серый',
  'Бежевый',
  'Синий',
  'Красный',
  'Зелёный',
  'Коричневый',
  'Розовый',
  'Голубой',
];
const KINDS: readonly (readonly [pattern: RegExp, noun: string, category: string])[] = [
  [/boot|moab|hiker|1460|jadon|audrick|chelsea|nuptse|bugaboot|newton/i, 'Ботинки', 'Ботинки'],
  [/slide|adilette|arizona|gizeh|madrid|clog|tasman|tokio|hydro/i, 'Шлёпанцы', 'Сланцы и сабо'],
  [/chuck|old skool|authentic|era\b|slip-on|one star|sk8|half cab|court|vulcanized/i, 'Кеды', 'Кеды'],
  [/classic mini|ultra mini|disquette|lowmel/i, 'Угги', 'Угги'],
];
const SEXES = [
  ['UNISEX', ''],
  ['MALE', 'мужские'],
  ['FEMALE', 'женские'],
] as const;
const COLOURWAYS = 2;
const CHEAPEST = 690_000;
const DEAREST = 4_990_000;

/** Yields sneakers with real names. As in real shops, some names begin with a Russian noun («Кроссовки»). */
export function* sneakerFeed(seed: string): Generator<FeedRecordInput> {
  const random = randomFrom(`${seed}:sneakers`);
  for (const [brand, models] of SNEAKERS)
    for (const model of models)
      for (let colourway = 0; colourway < COLOURWAYS; colourway += 1) {
        const full = model.startsWith('Air Jordan') || brand === model ? model : `${brand} ${model}`;
        const [, noun, category] = KINDS.find(([pattern]) => pattern.test(full)) ?? [null, 'Кроссовки', 'Кроссовки'];
        const [sex, whose] = random.pick(SEXES);
        const said = random.chance(0.6) ? `${noun} ${whose} ${full}` : full;
        const name = `${said} ${random.pick(EDITIONS)}`.replace(/ +/g, ' ').trim();
        const id = `${brand} ${model} ${colourway}`;
        const price = random.whole(CHEAPEST, DEAREST);
        const first = random.whole(36, 41);
        yield {
          kind: 'product',
          source: 'sneakers',
          externalId: id,
          name,
          model: { name: full },
          brands: [brand],
          category: [{ name: 'Обувь' }, { name: category }],
          colours: random.some(COLOURS, random.whole(1, 2)).map((colour) => ({ name: colour })),
          sex,
          publishedAt: '2026-01-01T00:00:00.000Z',
          viewCount: random.whole(0, 500),
          items: Array.from({ length: random.whole(2, 5) }, (_, step) => ({
            externalId: `${id} ${step}`,
            size: String(first + step),
            price,
            stock: 1,
            supplier: { name: 'Склад' },
          })),
        };
      }
}
