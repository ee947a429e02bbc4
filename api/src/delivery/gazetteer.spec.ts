import { Gazetteer } from './gazetteer.js';

const gazetteer = new Gazetteer();
const cities = (query: string, countryId: string | null = null) =>
  gazetteer.findCities(query, countryId, 10).map(({ title }) => title);
const countries = (query: string) => gazetteer.findCountries(query, 5).map(({ title }) => title);

it('finds towns by the beginning of the name, the larger first', () => {
  expect(cities('нов').slice(0, 3)).toEqual(['Новосибирск', 'Новокузнецк', 'Новороссийск']);
  expect(cities('МОСКВ')[0]).toBe('Москва');
});

it('finds towns by a word within, after those that begin so', () => {
  expect(cities('дону')).toContain('Ростов-на-Дону');
  expect(cities('новгород')[0]).toBe('Нижний Новгород');
});

it('takes е for ё, and a space for a hyphen', () => {
  expect(cities('королёв')).toContain('Королев');
  expect(cities('санкт петербург')).toEqual(['Санкт-Петербург']);
});

it('offers the largest towns before anything is typed, ten at most', () => {
  expect(cities('')).toHaveLength(10);
  expect(cities('')[0]).toBe('Москва');
});

it('tells towns of one name apart by their region', () => {
  const regions = gazetteer.findCities('Железногорск', 'RU', 10).map(({ region }) => region);
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions.length).toBeGreaterThan(1);
});

it('knows towns of Russia alone', () => {
  expect(cities('мос', 'KZ')).toEqual([]);
});

it('names countries in Russian, Russia first', () => {
  expect(countries('')[0]).toBe('Россия');
  expect(countries('тур')).toContain('Турция');
  expect(countries('острова').length).toBeGreaterThan(3);
  expect(gazetteer.country('KZ')?.title).toBe('Казахстан');
});

it('finds by id what it offered', () => {
  const [city] = gazetteer.findCities('тверь', null, 1);
  expect(gazetteer.city(city!.id)).toEqual(city);
});
