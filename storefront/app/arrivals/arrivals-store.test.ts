import { ArrivalsStore, type TownArrivals } from './arrivals-store';

const day = (text: string) => ({ earliest: `${text}T00:00:00.000Z`, latest: `${text}T00:00:00.000Z` });
const moscow: TownArrivals = {
  city: { id: 'moscow', title: 'Москва' },
  arrivals: { fast: day('2026-11-30'), slow: day('2026-12-14') },
};
const kazan: TownArrivals = {
  city: { id: 'kazan', title: 'Казань' },
  arrivals: { fast: day('2026-12-02'), slow: day('2026-12-16') },
};
const answers: Record<string, TownArrivals> = { kazan, moscow };

function storeOf(home: TownArrivals | null) {
  const asked: (string | null)[] = [];
  const arrivals = (cityId: string | null) => {
    asked.push(cityId);
    return Promise.resolve({ data: { cityArrivals: answers[cityId ?? 'moscow']! } });
  };
  return { asked, store: new ArrivalsStore({ arrivals }, home) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());

it('ArrivalsStore shows Moscow’s days without a question when the shopper has named no town', async () => {
  const { store, asked } = storeOf(moscow);
  store.hydrate();
  await settled();
  expect([asked, store.named, store.town?.title, store.of('FAST')]).toEqual([[], null, 'Москва', day('2026-11-30')]);
});

it('ArrivalsStore asks for Moscow’s days when the server did not have them', async () => {
  const { store, asked } = storeOf(null);
  expect(store.of('SLOW')).toBeNull();
  store.hydrate();
  await settled();
  expect([asked, store.of('SLOW')]).toEqual([[null], day('2026-12-14')]);
});

it('ArrivalsStore asks once a visit for the days of the town that was named', async () => {
  localStorage.setItem('city', JSON.stringify(kazan.city));
  const { store, asked } = storeOf(moscow);
  store.hydrate();
  store.hydrate();
  await settled();
  expect([asked, store.named?.title, store.of('FAST')]).toEqual([['kazan'], 'Казань', day('2026-12-02')]);
});

it('ArrivalsStore remembers a chosen town and drops the answer for one chosen before', async () => {
  const { store } = storeOf(moscow);
  store.hydrate();
  store.choose(kazan.city);
  store.choose(moscow.city);
  await settled();
  expect(store.town?.title).toBe('Москва');
  expect(JSON.parse(localStorage.getItem('city')!)).toEqual(moscow.city);
});

it('ArrivalsStore knows no days for a town to which nothing is delivered', () => {
  const { store } = storeOf({ ...moscow, arrivals: null });
  expect([store.isServed, store.of('FAST')]).toEqual([false, null]);
});
