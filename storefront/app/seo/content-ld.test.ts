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

  it('has what results recommend', () => {
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

  it('leaves out what it has not, and shortens a headline that results would cut', () => {
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

  it('are those of the accordions', () => {
    const ld = faqLd(html);
    expect(ld?.mainEntity.map(({ name, acceptedAnswer }) => [name, acceptedAnswer.text])).toEqual([
      ['Как «выбрать» & не ошибиться?', 'Измерьте стопу. Сравните.'],
      ['Когда?', 'Завтра'],
    ]);
    expect(missingProperties(ld, ['mainEntity.name', 'mainEntity.acceptedAnswer.text'])).toEqual([]);
  });

  it('are none in a text without accordions', () => {
    expect(faqLd('<p>Текст</p>')).toBeNull();
  });
});
