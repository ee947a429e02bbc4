import { commonBadges } from './common-badges';

const card = (...titles: string[]) => ({ badges: titles.map((title) => ({ title })) });

it('are those of half of the list or more', () => {
  expect(commonBadges([card('Хит', 'Новинка'), card('Хит'), card(), card()])).toEqual(['Хит']);
  expect(commonBadges([card('Хит'), card('Новинка'), card(), card(), card()])).toEqual([]);
});

it('are none in a list of a few things', () => {
  expect(commonBadges([card('Хит'), card('Хит')])).toEqual([]);
});
