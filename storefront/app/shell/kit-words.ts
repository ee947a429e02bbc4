import { countOf, type LocaleProviderProps } from '@meet/ui-kit';

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

/** The shop's own texts for parts of the component kit. */
export const kitWords: NonNullable<LocaleProviderProps['messages']> = {
  // The component kit passes the number as formatted text, with spaces between thousands.
  productCard: { cashback: (points) => `+${countOf(Number(points.replace(/\D/g, '')), bonuses)}` },
  searchPopup: { understood: 'Мы поняли так' },
};
