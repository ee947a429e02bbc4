import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DemoReview } from '@meet/api/demo-review';
import { BANNERS, bannerKey } from './data/showcase.js';
import { darkKey } from './composition/both-posters.js';
import { ARTICLE_POSTERS, articleKey, posters } from './posters.js';
import { catalogueEntries } from './generate-catalogue.js';
import { demoReviews } from './reviews.js';

const now = new Date('2026-11-22');
const entries = [...catalogueEntries({ seed: '1', now })];
const written = demoReviews('1', now, entries);
const reviews = written.map(({ review }) => review);
const sold = new Map(entries.flatMap((entry) => (entry.sold ? [[entry.record.slug!, entry.sold] as const] : [])));

describe('reviews of the demo', () => {
  it('demo reviews are the same for the same seed and differ for another', () => {
    expect(demoReviews('1', now, entries)).toEqual(written);
    expect(demoReviews('2', now, entries)).not.toEqual(written);
  });

  it('there are at least 120 demo reviews by many buyers, with realistic ratings', () => {
    const share = (least: number, most: number) =>
      reviews.filter(({ rating }) => rating >= least && rating <= most).length / reviews.length;
    expect(reviews.length).toBeGreaterThanOrEqual(120);
    expect(new Set(reviews.map(({ buyer }) => buyer)).size).toBeGreaterThan(60);
    expect(new Set(reviews.map(({ product }) => product)).size).toBeGreaterThan(60);
    expect(share(5, 5)).toBeGreaterThan(0.4);
    expect(share(5, 5)).toBeLessThan(0.7);
    expect(share(1, 2)).toBeGreaterThan(0.05);
    expect(share(1, 2)).toBeLessThan(0.2);
    expect(reviews.filter(({ photos }) => photos.length).length).toBeGreaterThan(10);
    expect(reviews.filter(({ answer }) => answer).length).toBeGreaterThan(10);
  });

  it('each demo review is valid and names a size of the product that is on sale', () => {
    const seen = new Set<string>();
    for (const review of reviews) {
      expect(DemoReview.parse(review)).toEqual(review);
      const { product, model } = sold.get(review.product)!;
      expect(product.items.map(({ size }) => size)).toContain(review.size);
      expect(review.written).toBeGreaterThanOrEqual(0);
      expect((now.getTime() - Date.parse(product.publishedAt!)) / 86_400_000).toBeGreaterThan(review.delivered);
      const once = `${model.slug} ${review.buyer}`;
      expect(seen.has(once)).toBe(false);
      seen.add(once);
      expect(review.helpful.concat(review.unhelpful)).not.toContain(review.buyer);
      expect(new Set(review.helpful.concat(review.unhelpful)).size).toBe(
        review.helpful.length + review.unhelpful.length,
      );
    }
  });

  it('each demo review keeps one grammatical gender, has no exclamation marks and is unique per model', () => {
    const texts = new Set<string>();
    for (const { text, advantages, disadvantages, product, surname } of reviews) {
      const said = [text, advantages, disadvantages].filter(Boolean).join(' ');
      expect(said).not.toMatch(/[{}|!]|\s{2}\S|\.\./);
      expect(text.length).toBeGreaterThan(20);
      const woman = surname.endsWith('а');
      if (woman) expect(text).not.toMatch(/(^|[ .])(взял|пробежал|прошёл|купил|ошибся|угадал|постирал|искал)[ .,]/i);
      else expect(text).not.toMatch(/(^|[ .])(взяла|пробежала|прошла|купила|ошиблась|угадала|носила|искала)[ .,]/i);
      texts.add(`${sold.get(product)!.model.slug} ${text}`);
    }
    expect(texts.size).toBe(reviews.length);
    expect(new Set(reviews.map(({ text }) => text)).size).toBeGreaterThan(reviews.length * 0.85);
  });

  it('demo reviews mostly agree with the size guide, and accessories have no fit', () => {
    const agree = reviews.filter(({ product, fit }) => {
      const guide = sold.get(product)!.product.sizeGuide ?? '';
      const told = guide.startsWith('Мало') ? 'SMALL' : guide.startsWith('Больше') ? 'LARGE' : 'TRUE_TO_SIZE';
      return !fit || fit === told;
    });
    expect(agree.length / reviews.length).toBeGreaterThan(0.75);
    for (const { product, fit } of reviews)
      if (sold.get(product)!.model.kind.group === 'accessories') expect(fit).toBeNull();
  });

  it('demo reviews have pictures of their own products, each under a unique key', () => {
    const all = written.flatMap(({ review, pictures }) => pictures.map((picture) => ({ ...picture, review })));
    for (const { order, review } of all) expect(order).toEqual(sold.get(review.product)!.order);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  });
});

describe('articles of the demo', () => {
  const folder = join(import.meta.dirname, 'content/articles');
  const files = readdirSync(folder);

  it('the demo has six articles with posters, and all products in the articles exist', () => {
    expect(files.map((file) => file.replace('.md', '')).sort()).toEqual(ARTICLE_POSTERS.map(({ slug }) => slug).sort());
    expect(files).toHaveLength(6);
    for (const { products } of [...ARTICLE_POSTERS, ...BANNERS])
      for (const slug of products) expect([...sold.keys()]).toContain(slug);
    const made = posters(entries);
    const keys = [...ARTICLE_POSTERS.map(articleKey), ...BANNERS.map(bannerKey)];
    expect(made.map(({ key }) => key)).toEqual(keys.flatMap((key) => [key, darkKey(key)]));
    for (const one of made) expect(one.kind === 'poster' && one.order.goods.length).toBeGreaterThanOrEqual(1);
  });

  it.each(files)('the demo article %s has 400 to 900 words, its own poster and existing products', (file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const words = text.match(/[А-Яа-яё]+/g)!.length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(900);
    const key = articleKey({ slug: file.replace('.md', '') });
    expect(text).toContain(`\nposterUrl: storage:${key}\ndarkPosterUrl: storage:${darkKey(key)}\n`);
    expect(text).not.toMatch(/!/);
    const named = [
      ...[...text.matchAll(/::goods\{slugs="([^"]+)"\}/g)].flatMap(([, slugs]) => slugs!.split(' ')),
      .../^productSlugs: \[(.*)\]$/m.exec(text)![1]!.split(', '),
    ];
    expect(named.length).toBeGreaterThan(1);
    for (const slug of named) expect([...sold.keys()]).toContain(slug);
    for (const [, link] of text.matchAll(/\]\(([^)]*)\)/g))
      expect(link).toMatch(/^\/(loyalty|delivery(\/how-it-works)?|info\/faq|account\/bonus|blog\/kak-vybrat-razmer)$/);
  });
});
