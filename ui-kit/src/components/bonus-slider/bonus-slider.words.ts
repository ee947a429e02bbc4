import { english } from '../../locale/english.js';
import { countOf } from '../../locale/plural.js';

/** Texts that BonusSlider shows on its own. */
export const bonusSliderWords = {
  spendBonuses: 'Списать бонусы',
  bonuses: (count: number) => countOf(count, { one: 'бонус', few: 'бонуса', many: 'бонусов' }),
  confirmBonuses: (points: string) => `Списать ${points}`,
};

export const bonusSliderWordsEn: typeof bonusSliderWords = {
  spendBonuses: 'Use points',
  bonuses: (count) => countOf(count, { one: 'point', other: 'points' }, english),
  confirmBonuses: (points) => `Use ${points}`,
};
