import { convertLuma, type LumaRow } from './convert-luma.js';

const parent: LumaRow = {
  sku: 'XX01',
  product_type: 'configurable',
  categories: 'Default Category/Women/Tops/Jackets,Default Category/Promotions',
  name: 'Trail&trade; Jacket',
  description: '<p>Warm.</p>',
  product_online: '1',
  additional_attributes: 'has_options=1,material=Organic Cotton|Spandex,climate=Cool|Windy,new=Yes',
  additional_images: '/x/x/xx01-red_alt1.jpg,/x/x/xx01-blue_back.jpg',
  configurable_variations:
    'sku=XX01-S-Red,size=S,color=Red|sku=XX01-M-Red,size=M,color=Red|sku=XX01-S-Blue,size=S,color=Blue|sku=GONE,size=L,color=Blue',
};
const simple = (sku: string, image: string, more: LumaRow = {}): LumaRow => ({
  sku,
  product_type: 'simple',
  product_online: '1',
  price: '52',
  special_price: '',
  qty: '100',
  is_in_stock: '1',
  base_image: image,
  ...more,
});
const rows = [
  simple('XX01-S-Red', '/x/x/xx01-red_main.jpg'),
  simple('XX01-M-Red', '/x/x/xx01-red_main.jpg', { special_price: '40' }),
  simple('XX01-S-Blue', '/x/x/xx01-blue_main.jpg', { is_in_stock: '0' }),
  parent,
];

describe('convertLuma', () => {
  const records = [...convertLuma(rows, { rate: 92.5, imageBase: 'https://pictures.example/p' })];

  it('convertLuma creates one record per colour, and the records of a product share a model', () => {
    expect(records.map((record) => record['externalId'])).toEqual(['XX01/red', 'XX01/blue']);
    expect(new Set(records.map((record) => JSON.stringify(record['model']))).size).toBe(1);
    expect(records[0]).toMatchObject({
      name: 'Trail™ Jacket',
      sex: 'FEMALE',
      category: [{ name: 'Women' }, { name: 'Tops' }, { name: 'Jackets' }],
      material: ['COTTON', 'ELASTANE'],
      newArrival: true,
    });
  });

  it('convertLuma writes prices in kopecks, and the regular price becomes the old one when there is a special price', () => {
    expect(records[0]?.['items']).toMatchObject([
      { size: 'S', price: 481000, oldPrice: null, stock: 100 },
      { size: 'M', price: 370000, oldPrice: 481000 },
    ]);
    expect(records[1]?.['items']).toMatchObject([{ size: 'S', stock: 0 }]);
  });

  it('convertLuma gives each colour its own pictures', () => {
    expect(records[0]?.['images']).toMatchObject([
      { url: 'https://pictures.example/p/x/x/xx01-red_main.jpg' },
      { url: 'https://pictures.example/p/x/x/xx01-red_alt1.jpg' },
    ]);
  });
});
