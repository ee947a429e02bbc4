import { barcodeOf } from './barcode.js';

describe('A barcode', () => {
  it.each([
    ['4006381333931', '04006381333931'],
    ["'4006381333931", '04006381333931'],
    ['4006 3813 33931', '04006381333931'],
    ['04006381333931', '04006381333931'],
    ['036000291452', '00036000291452'],
    ['96385074', '00000096385074'],
  ])('barcodeOf reads %s as a GTIN of 14 digits', (text, barcode) => {
    expect(barcodeOf(text)).toBe(barcode);
  });

  it.each(['4006381333932', '12345', 'AB4006381333931', '00000000', '4,6007E+12', '', null, undefined])(
    'barcodeOf reads no barcode from %s',
    (text) => {
      expect(barcodeOf(text)).toBeNull();
    },
  );
});
