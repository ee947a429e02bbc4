import { partOf, partProps, type PartClasses } from './parts.js';

const classNames: PartClasses<'price' | 'name'> = { price: 'mine' };

describe('partOf', () => {
  it('partOf names a part, and gives it the class that its caller has for it', () => {
    expect(partOf('price', classNames)).toEqual({ 'data-part': 'price', className: 'mine' });
    expect(partOf('name', classNames)).toEqual({ 'data-part': 'name', className: undefined });
  });
});

describe('partProps', () => {
  it('partProps gives a part its class beside the one that it has', () => {
    expect(partProps('price', classNames, { className: 'own', id: '1' })).toEqual({
      'data-part': 'price',
      className: 'own mine',
      id: '1',
    });
    expect(partProps('name', classNames, { className: 'own' }).className).toBe('own');
    expect(partProps('name', undefined, {}).className).toBeUndefined();
  });
});
