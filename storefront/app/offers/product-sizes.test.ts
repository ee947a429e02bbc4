import { arrivalsFixture } from '../arrivals/arrivals-fixture';
import { sizeOfferOf as offerOf } from './size-offer-fixture';
import {
  accountChoice,
  chooseSize,
  offersBySize,
  sizeOptions,
  sizesLine,
  type SizeOffer,
  type SizeSurroundings,
} from './product-sizes';

const arrivals = arrivalsFixture();
const plain: SizeSurroundings = { arrivals, rows: [] };
const optionsOf = (items: SizeOffer[], around = plain) => sizeOptions(offersBySize({ items }), around);

describe('offersBySize', () => {
  it('offersBySize chooses the cheapest available offer of a size, then the fastest', () => {
    const items = [
      offerOf('sold', '42', 100, { isSold: true }),
      offerOf('dear', '42', 900),
      offerOf('slow', '42', 500, { deliverySpeed: 'SLOW' }),
      offerOf('fast', '42', 500),
    ];
    expect(offersBySize({ items }).map(({ id }) => id)).toEqual(['fast']);
  });
});

describe('sizeOptions', () => {
  it('sizeOptions keep the cell of a size that cannot be bought', () => {
    const options = optionsOf([
      offerOf('a', '41', 500, { isReserved: true }),
      offerOf('b', '42', 500, { available: 1 }),
      offerOf('c', '43', 500, { isSold: true }),
    ]);
    expect(options.map(({ label, state, notes }) => [label, state, notes])).toEqual([
      ['41', 'reserved', []],
      ['42', 'last', []],
      ['43', 'sold', []],
    ]);
  });

  it('sizeOptions show prices and days only when they differ', () => {
    const same = optionsOf([offerOf('a', '41', 50_000), offerOf('b', '42', 50_000)]);
    expect(same.map(({ notes }) => notes)).toEqual([[], []]);
    const different = optionsOf([offerOf('a', '41', 50_000), offerOf('b', '42', 60_000, { deliverySpeed: 'SLOW' })]);
    expect(different.map(({ notes }) => notes)).toEqual([
      ['500\u00A0₽', '30\u00A0ноя'],
      ['600\u00A0₽', '9–\u206015\u00A0дек'],
    ]);
  });

  it('sizeOptions show price and days only of the sizes that differ from most', () => {
    const options = optionsOf([
      offerOf('a', '41', 50_000),
      offerOf('b', '42', 60_000),
      offerOf('c', '43', 50_000, { deliverySpeed: 'SLOW' }),
      offerOf('d', '44', 50_000),
      offerOf('e', '45', 70_000, { isSold: true }),
    ]);
    expect(options.map(({ notes }) => notes)).toEqual([[], ['600\u00A0₽'], ['9–\u206015\u00A0дек'], [], []]);
  });

  it('sizeOptions have length, price and days of each size read out', () => {
    const rows = [{ eu: '41', uk: null, us: null, cm: '26', height: null }];
    const options = optionsOf([offerOf('a', '41', 50_000), offerOf('b', '42', 50_000, { isSold: true })], {
      arrivals,
      rows,
    });
    expect(options.map(({ spoken }) => spoken?.replaceAll('\u00A0', ' '))).toEqual([
      '26 см, 500 ₽, в понедельник, 30 ноября',
      undefined,
    ]);
  });

  it('sizeOptions show the foot length or body height, and mark the shopper’s own size', () => {
    const rows = [
      { eu: '41', uk: null, us: null, cm: '26', height: null },
      { eu: 'M', uk: null, us: null, cm: null, height: '170–176' },
    ];
    const options = optionsOf(
      ['41', 'M', '42'].map((size) => offerOf(size, size, 500)),
      { ...plain, rows, own: 'M' },
    );
    expect(options.map(({ detail, own }) => [detail, own])).toEqual([
      ['26', false],
      ['170–176\u00A0см', true],
      [undefined, false],
    ]);
  });

  it.each(['ONE SIZE', 'One-size', 'one size', 'OS'])('sizeOptions name the single size «%s» in Russian', (size) => {
    expect(optionsOf([offerOf('a', size, 500)])[0]?.label).toBe('Один размер');
  });
});

describe('sizesLine', () => {
  const lineOf = (items: SizeOffer[], slug: string | null = null) =>
    sizesLine(chooseSize({ items }, slug), arrivals).replace(/[\u00A0\u2060]/g, ' ');
  const same = [offerOf('a', '41', 50_000), offerOf('b', '42', 50_000, { available: 1 }), offerOf('c', '43', 50_000)];

  it('sizesLine says price, days and last unit of the chosen size', () => {
    expect([lineOf(same, '41'), lineOf(same, '42')]).toEqual([
      '500 ₽ · в понедельник, 30 ноября',
      '500 ₽ · в понедельник, 30 ноября · последняя',
    ]);
  });

  it('sizesLine says what holds for the sizes whose cells do not say it', () => {
    expect(lineOf(same)).toBe('Все размеры: в понедельник, 30 ноября');
    expect(lineOf([...same, offerOf('d', '44', 60_000)])).toBe('Остальные: 500 ₽ · в понедельник, 30 ноября');
    expect(lineOf([...same, offerOf('d', '44', 50_000, { deliverySpeed: 'SLOW' })])).toBe(
      'Остальные: в понедельник, 30 ноября',
    );
  });

  it('sizesLine says nothing when no value is that of most sizes', () => {
    expect(lineOf([offerOf('a', '41', 50_000), offerOf('b', '42', 60_000, { deliverySpeed: 'SLOW' })])).toBe('');
  });
});

describe('chooseSize', () => {
  const items = [
    offerOf('a', '41', 500, { isReserved: true }),
    offerOf('b', '42', 700),
    offerOf('c', '43', 600),
    offerOf('d', '44', 100, { isSold: true }),
  ];
  const chosen = (slug: string | null) => {
    const { shown, chosen, missed, isLowest } = chooseSize({ items }, slug);
    return [shown?.id, chosen?.id, missed?.id, isLowest];
  };

  it('chooseSize chooses the size in the address', () => {
    expect(chosen('42')).toEqual(['b', 'b', undefined, false]);
  });

  it.each([null, '', '99', 'constructor'])(
    'chooseSize leaves the choice open for «%s» and shows the cheapest offer',
    (slug) => {
      expect(chosen(slug)).toEqual(['c', undefined, undefined, true]);
    },
  );

  it.each([
    ['41', 'a'],
    ['44', 'd'],
  ])('chooseSize reports that the size %s cannot be bought', (slug, missed) => {
    expect(chosen(slug)).toEqual(['c', undefined, missed, true]);
  });

  it('chooseSize chooses the only size', () => {
    const only = chooseSize({ items: [offerOf('a', 'one', 500), offerOf('b', 'one', 700)] }, null);
    expect([only.chosen?.id, only.isLowest]).toEqual(['a', false]);
  });

  it('chooseSize shows no offer when everything is sold', () => {
    const sold = [offerOf('a', '41', 500, { isSold: true }), offerOf('b', '42', 500, { isSold: true })];
    expect(chooseSize({ items: sold }, null).shown).toBeUndefined();
    const one = chooseSize({ items: sold.slice(0, 1) }, null);
    expect([one.shown, one.chosen, one.missed]).toEqual([undefined, undefined, undefined]);
    expect(chooseSize({ items: [] }, '42').shown).toBeUndefined();
  });
});

describe('accountChoice', () => {
  const items = [offerOf('a', '41', 700), offerOf('b', '42', 600)].map((offer) => ({
    ...offer,
    priceDetails: { ...offer.priceDetails, loyaltyPrice: offer.id === 'a' ? 500 : null },
  }));
  const choice = chooseSize({ items }, '41');

  it('accountChoice has the price of the account and keeps the regular one beside it', () => {
    const { chosen } = accountChoice(choice, true);
    expect([chosen?.priceDetails.price, chosen?.priceDetails.loyaltyPrice, chosen?.regularPrice]).toEqual([
      500,
      null,
      700,
    ]);
  });

  it('accountChoice shows the offer that a guest sees', () => {
    const open = chooseSize({ items }, null);
    expect(accountChoice(open, true).shown?.id).toBe(open.shown?.id);
    expect(accountChoice(open, false)).toBe(open);
  });
});
