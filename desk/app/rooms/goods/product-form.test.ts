import { blankProperties } from './product-properties';
import { changesOf, conflictsOf, dtoOf, formOf } from './product-form';

const product = {
  id: 'p',
  version: 'v1',
  name: 'Кеды',
  active: true,
  brandSlugs: ['one', 'two'],
  category: ['shoes', 'sneakers'],
  description: '<p>Кожа</p>',
  sizeGuide: null,
  seoTags: null,
  ...blankProperties,
};
const saved = formOf(product);

it('formOf shows the main brand, the lowest category and empty texts where none are set', () => {
  expect(saved).toMatchObject({ brand: 'one', category: 'sneakers', sizeGuide: '', seoTitle: '' });
});

it('dtoOf sends only the changed product fields and keeps the other brands', () => {
  const changes = changesOf({ name: ' Кеды Low ', brand: 'two', description: '<p>Кожа</p>', seoTitle: 'T' }, saved);
  expect(dtoOf(changes, product)).toEqual({
    id: 'p',
    version: 'v1',
    source: 'api',
    name: 'Кеды Low',
    brands: ['two'],
    seoTags: { title: 'T' },
  });
  expect(dtoOf({ brand: 'three' }, product).brands).toEqual(['three', 'two']);
  expect(dtoOf({ category: '', brand: '' }, product)).toMatchObject({ category: null, brands: null });
});

it('lists of properties are changes when they hold something else, and empty ones are taken away', () => {
  const changes = changesOf({ colours: [], seasons: ['SUMMER'], badges: ['hit'], sex: 'FEMALE' }, saved);
  expect(changes).toEqual({ seasons: ['SUMMER'], badges: ['hit'], sex: 'FEMALE' });
  expect(dtoOf({ ...changes, colours: ['белый'], material: [] }, product)).toMatchObject({
    ...{ sex: 'FEMALE', seasons: ['SUMMER'], badges: ['hit'], colours: [{ name: 'белый' }], material: null },
  });
  expect(conflictsOf(changes, saved, { ...saved, seasons: ['SUMMER'], badges: ['new'] })).toEqual([
    { field: 'badges', yours: ['hit'], theirs: ['new'] },
  ]);
});

it('a product field is in conflict only when both operators changed it differently', () => {
  const now = { ...saved, name: 'Кеды High', sizeGuide: 'Большемерят', category: 'boots' };
  const changes = { name: 'Кеды Low', category: 'boots', description: 'Замша' };
  expect(conflictsOf(changes, saved, now)).toEqual([{ field: 'name', yours: 'Кеды Low', theirs: 'Кеды High' }]);
});
