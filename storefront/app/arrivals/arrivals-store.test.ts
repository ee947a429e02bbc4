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

it('ArrivalsStore shows Moscow’s arrival days without a request when no town was chosen', async () => {
  const { store, asked } = storeOf(moscow);
  store.hydrate();
  await settled();
  expect([asked, store.named, store.town?.title, store.of('FAST')]).toEqual([[], null, 'Москва', day('2026-11-30')]);
});

it('ArrivalsStore requests Moscow’s arrival days when the server did not provide them', async () => {
  const { store, asked } = storeOf(null);
  expect(store.of('SLOW')).toBeNull();
  store.hydrate();
  await settled();
  expect([asked, store.of('SLOW')]).toEqual([[null], day('2026-12-14')]);
});

it('ArrivalsStore requests the arrival days of the stored town once per visit', async () => {
  localStorage.setItem('city', JSON.stringify(kazan.city));
  const { store, asked } = storeOf(moscow);
  store.hydrate();
  store.hydrate();
  await settled();
  expect([asked, store.named?.title, store.of('FAST')]).toEqual([['kazan'], 'Казань', day('2026-12-02')]);
});

it('ArrivalsStore remembers a chosen town and ignores the response for the town chosen before', async () => {
  const { store } = storeOf(moscow);
  store.hydrate();
  store.choose(kazan.city);
  store.choose(moscow.city);
  await settled();
  expect(store.town?.title).toBe('Москва');
  expect(JSON.parse(localStorage.getItem('city')!)).toEqual(moscow.city);
});

it('ArrivalsStore returns no arrival days for a town without delivery', () => {
  const { store } = storeOf({ ...moscow, arrivals: null });
  expect([store.isServed, store.of('FAST')]).toEqual([false, null]);
});
