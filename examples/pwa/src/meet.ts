import { createMeetClient } from '@meet/client';

export const meet = createMeetClient({
  url: import.meta.env.VITE_MEET_URL ?? 'http://localhost:4000/graphql',
  storage: localStorage,
  language: 'en',
});

const format = new Intl.NumberFormat('en', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/** All amounts of the API are whole kopecks. */
export const money = (kopecks: number) => format.format(kopecks / 100);
