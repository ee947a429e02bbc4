import { applyMetadata } from './apply-metadata';

const metaOf = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const none = { name: '', title: '', description: '', keywords: '' };

beforeEach(() => {
  document.head.innerHTML = '<title>Ботинки — купить в Meet</title><meta name="description" content="Цена и размеры">';
});

it('writes what operators wrote, and takes it back', () => {
  const undo = applyMetadata({ name: 'Ботинки', title: 'Ботинки на зиму', description: 'Тёплые', keywords: 'зима' });
  expect([document.title, metaOf('description'), metaOf('keywords')]).toEqual(['Ботинки на зиму', 'Тёплые', 'зима']);
  undo();
  expect([document.title, metaOf('description'), metaOf('keywords')]).toEqual([
    'Ботинки — купить в Meet',
    'Цена и размеры',
    undefined,
  ]);
});

it('leaves what the page says of itself where nothing is written', () => {
  applyMetadata(none)();
  applyMetadata({ ...none, name: 'Ботинки', title: 'Ботинки' });
  expect([document.title, metaOf('description')]).toEqual(['Ботинки — купить в Meet', 'Цена и размеры']);
});

it('does not take back the title of the next page', () => {
  const undo = applyMetadata({ ...none, title: 'Ботинки на зиму' });
  document.title = 'Корзина — Meet';
  undo();
  expect(document.title).toBe('Корзина — Meet');
});
