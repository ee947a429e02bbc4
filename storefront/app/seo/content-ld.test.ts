import { missingProperties } from '../testing/missing-properties';
import { articleLd } from './article-ld';
import { faqLd } from './faq-ld';

const absolute = (path: string) => `https://meet.example${path}`;

describe('an article', () => {
  const article = {
    title: 'Замша',
    description: 'Уход',
    publishedAt: '2026-11-01',
    updatedAt: '2026-11-02',
    tags: ['уход'],
  };
  const url = 'https://meet.example/blog/suede';

  it('articleLd has the properties recommended for search results', () => {
    const ld = articleLd(article, url, 'https://meet.example/a.webp', absolute);
    const recommended = [
      'headline',
      'image',
      'datePublished',
      'dateModified',
      'author.name',
      'author.url',
      'publisher.logo',
    ];
    expect(missingProperties(ld, [...recommended, 'mainEntityOfPage', 'description', 'keywords'])).toEqual([]);
  });

  it('articleLd omits unknown properties and shortens long headlines', () => {
    const bare = { title: 'я'.repeat(150), description: '', publishedAt: null, updatedAt: null, tags: [] };
    const ld = articleLd(bare, url, null, absolute);
    expect(ld.headline).toHaveLength(110);
    for (const field of ['description', 'image', 'datePublished', 'dateModified', 'keywords'])
      expect(ld).not.toHaveProperty(field);
  });
});

describe('questions and answers', () => {
  const html =
    '<p>Начало</p><details>\n<summary>Как «выбрать» &amp; не ошибиться?</summary>\n<p>Измерьте <b>стопу</b>.</p>\n<p>Сравните.</p>\n</details>' +
    '<details><summary>Когда?</summary><p>Завтра</p></details><details><summary>Пусто</summary></details>';

  it('faqLd lists the questions and answers of accordions', () => {
    const ld = faqLd(html);
    expect(ld?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
      ['Как «выбрать» & не ошибиться?', 'Измерьте стопу. Сравните.'],
      ['Когда?', 'Завтра'],
    ]);
    expect(missingProperties(ld, ['mainEntity.name', 'mainEntity.acceptedAnswer.text'])).toEqual([]);
  });

  it('faqLd is null for a text without accordions', () => {
    expect(faqLd('<p>Текст</p>')).toBeNull();
  });
});
