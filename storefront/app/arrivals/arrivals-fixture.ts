import { ArrivalsStore } from './arrivals-store';

const day = (text: string) => `${text}T00:00:00.000Z`;

/** Delivery days in Moscow: one day for goods in Russia, a range for other goods. */
export const homeFixture = {
  city: { id: 'moscow', title: 'Москва' },
  arrivals: {
    fast: { earliest: day('2026-11-30'), latest: day('2026-11-30') },
    slow: { earliest: day('2026-12-09'), latest: day('2026-12-15') },
  },
};

/** Returns a store with Moscow's delivery days that requests no others. */
export const arrivalsFixture = () =>
  new ArrivalsStore({ arrivals: () => Promise.reject(new Error('No town is asked for')) }, homeFixture);
