import { applyMetadata } from './apply-metadata';

const metaOf = (name: string) => document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const none = { name: '', title: '', description: '', keywords: '' };

beforeEach(() => {
  document.head.innerHTML = '<title>Ботинки — купить в Meet</title><meta name="description" content="Цена и размеры">';
});

it('applyMetadata sets the title and description that operators entered, and its undo restores the page’s own', () => {
  const undo = applyMetadata({ name: 'Ботинки', title: 'Ботинки на зиму', description: 'Тёплые', keywords: 'зима' });
  expect([document.title, metaOf('description'), metaOf('keywords')]).toEqual(['Ботинки на зиму', 'Тёплые', 'зима']);
  undo();
  expect([document.title, metaOf('description'), metaOf('keywords')]).toEqual([
    'Ботинки — купить в Meet',
    'Цена и размеры',
    undefined,
  ]);
});

it('applyMetadata keeps the page’s own metadata when operators wrote none', () => {
  applyMetadata(none)();
  applyMetadata({ ...none, name: 'Ботинки', title: 'Ботинки' });
  expect([document.title, metaOf('description')]).toEqual(['Ботинки — купить в Meet', 'Цена и размеры']);
});

it('undoing applyMetadata leaves the title of the next page unchanged', () => {
  const undo = applyMetadata({ ...none, title: 'Ботинки на зиму' });
  document.title = 'Корзина — Meet';
  undo();
  expect(document.title).toBe('Корзина — Meet');
});
