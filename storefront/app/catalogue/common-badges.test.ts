import { commonBadges } from './common-badges';

const card = (...titles: string[]) => ({ badges: titles.map((title) => ({ title })) });

it('commonBadges are badges of at least half of the listed cards', () => {
  expect(commonBadges([card('Хит', 'Новинка'), card('Хит'), card(), card()])).toEqual(['Хит']);
  expect(commonBadges([card('Хит'), card('Новинка'), card(), card(), card()])).toEqual([]);
});

it('commonBadges is empty for a short list', () => {
  expect(commonBadges([card('Хит'), card('Хит')])).toEqual([]);
});
