import { hiddenBadges } from './common-badges';

const card = (...titles: string[]) => ({ badges: titles.map((title) => ({ title })) });

describe('hiddenBadges', () => {
  it('hiddenBadges returns the badges that at least half of the listed cards have', () => {
    expect(hiddenBadges([card('Хит', 'Новинка'), card('Хит'), card(), card()])).toEqual([['Хит'], ['Хит'], [], []]);
  });

  it('hiddenBadges leaves a common badge visible on one of any four neighbouring cards', () => {
    const cards = [card('Хит'), card(), card('Хит', 'Новинка'), card(), card('Хит'), card(), card(), card(), card()];
    const hidden = hiddenBadges(cards);
    expect(hidden).toEqual([[], [], ['Хит'], [], [], [], [], [], []]);
  });

  it('hiddenBadges counts common badges among the first cards only, so that more loaded cards change nothing', () => {
    const first = [card('Хит'), card('Хит'), card(), card()];
    expect(hiddenBadges([...first, card(), card(), card(), card()], first.length).slice(0, 2)).toEqual([
      ['Хит'],
      ['Хит'],
    ]);
  });

  it('hiddenBadges is empty for a short list of product cards', () => {
    expect(hiddenBadges([card('Хит'), card('Хит')])).toEqual([[], []]);
  });
});
