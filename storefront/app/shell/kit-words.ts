import { countOf, type LocaleProviderProps } from '@meet/ui-kit';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** The shop's own words in parts of the kit. */
export const kitWords: NonNullable<LocaleProviderProps['messages']> = {
  // The kit gives the figure as it is written, with spaces between thousands.
  productCard: { cashback: (points) => `+${countOf(Number(points.replace(/\D/g, '')), bonuses)}` },
  searchPopup: { understood: 'Мы поняли так' },
};
