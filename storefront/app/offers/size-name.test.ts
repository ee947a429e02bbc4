import { sizeInWords, sizeLine, sizeName } from './size-name';

describe('the name of a size', () => {
  it('the name of a size is shown with a decimal comma, however the size is stored', () => {
    expect([sizeName('36.5'), sizeLine('42.5'), sizeInWords('27,5'), sizeName('36.5 / 4.5')]).toEqual([
      ...['36,5', 'Размер 42,5', 'размер 27,5', '36,5 / 4,5'],
    ]);
  });

  it.each(['ONE SIZE', 'One-size', 'os'])('the name of the only size %s is shown in Russian', (name) => {
    expect(sizeLine(name)).toBe('Один размер');
  });
});
