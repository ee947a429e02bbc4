import { ArrivalsStore } from './arrivals-store';

const day = (text: string) => `${text}T00:00:00.000Z`;

/** The days of Moscow: one day for goods in Russia, a range for others. */
export const homeFixture = {
  city: { id: 'moscow', title: 'Москва' },
  arrivals: {
    fast: { earliest: day('2026-11-30'), latest: day('2026-11-30') },
    slow: { earliest: day('2026-12-09'), latest: day('2026-12-15') },
  },
};

/** A store that knows Moscow's days and asks for no others. */
export const arrivalsFixture = () =>
  new ArrivalsStore({ arrivals: () => Promise.reject(new Error('No town is asked for')) }, homeFixture);
