import { partOf, partProps, type PartClasses } from './parts.js';

const classNames: PartClasses<'price' | 'name'> = { price: 'mine' };

describe('partOf', () => {
  it('partOf returns the name of a part and the class that the caller has passed for the part', () => {
    expect(partOf('price', classNames)).toEqual({ 'data-part': 'price', className: 'mine' });
    expect(partOf('name', classNames)).toEqual({ 'data-part': 'name', className: undefined });
  });
});

describe('partProps', () => {
  it('partProps adds the caller’s class of a part to the class that the part has', () => {
    expect(partProps('price', classNames, { className: 'own', id: '1' })).toEqual({
      'data-part': 'price',
      className: 'own mine',
      id: '1',
    });
    expect(partProps('name', classNames, { className: 'own' }).className).toBe('own');
    expect(partProps('name', undefined, {}).className).toBeUndefined();
  });
});
