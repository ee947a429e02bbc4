import { formLike } from './like-product';
import { blankForm, productDto } from './new-product-form';

const original: Parameters<typeof formLike>[0] = {
  name: 'Кеды',
  brandSlugs: ['one', 'two'],
  brands: ['One', 'Two'],
  category: ['shoes', 'sneakers'],
  description: '<p>Кожа</p>',
  sex: 'FEMALE',
  children: false,
  seasons: ['SUMMER'],
  material: ['LEATHER'],
  sizeGuide: null,
  items: [
    { size: '41', price: null, suppliedBy: { name: 'Наш склад', type: 'MEET_WAREHOUSE' } },
    { size: '42', price: 899_050, suppliedBy: { name: 'Наш склад', type: 'MEET_WAREHOUSE' } },
    { size: '42', price: 899_050, suppliedBy: { name: 'Турция', type: 'CONTRACTOR' } },
  ],
};

it('formLike copies everything of a similar product except its stock and pictures', () => {
  const form = formLike(original, (slug) => `Раздел ${slug}`);
  expect(form).toMatchObject({
    name: 'Кеды',
    brand: { value: 'one', label: 'One' },
    category: { value: 'sneakers', label: 'Раздел sneakers' },
    supplier: 'Наш склад',
    supplierType: 'MEET_WAREHOUSE',
    price: '8990.5',
    sizes: '41, 42',
    stock: '',
    stocks: {},
  });
  expect(productDto(form, 'draft')).toMatchObject({ sex: 'FEMALE', seasons: ['SUMMER'], material: ['LEATHER'] });
});

it('formLike returns an empty form for a product without brand, category and items', () => {
  const bare = { ...original, brandSlugs: [], brands: [], category: [], items: [] };
  expect(formLike(bare, String)).toMatchObject({ brand: null, category: null, supplier: '', price: '', sizes: '' });
  expect(productDto(blankForm, 'draft')).not.toHaveProperty('sizeGuide');
});
