import { Gazetteer } from './gazetteer.js';

const gazetteer = new Gazetteer();
const cities = (query: string, countryId: string | null = null) =>
  gazetteer.findCities(query, countryId, 10).map(({ title }) => title);
const countries = (query: string) => gazetteer.findCountries(query, 5).map(({ title }) => title);

it('the gazetteer finds towns by the beginning of the name, largest first', () => {
  expect(cities('нов').slice(0, 3)).toEqual(['Новосибирск', 'Новокузнецк', 'Новороссийск']);
  expect(cities('МОСКВ')[0]).toBe('Москва');
});

it('the gazetteer finds towns by a later word of the name, after those that begin with it', () => {
  expect(cities('дону')).toContain('Ростов-на-Дону');
  expect(cities('новгород')[0]).toBe('Нижний Новгород');
});

it('the gazetteer treats е as ё and a space as a hyphen', () => {
  expect(cities('королёв')).toContain('Королев');
  expect(cities('санкт петербург')).toEqual(['Санкт-Петербург']);
});

it('the gazetteer returns the ten largest towns for an empty query', () => {
  expect(cities('')).toHaveLength(10);
  expect(cities('')[0]).toBe('Москва');
});

it('the gazetteer distinguishes towns with the same name by region', () => {
  const regions = gazetteer.findCities('Железногорск', 'RU', 10).map(({ region }) => region);
  expect(new Set(regions).size).toBe(regions.length);
  expect(regions.length).toBeGreaterThan(1);
});

it('the gazetteer contains only Russian towns', () => {
  expect(cities('мос', 'KZ')).toEqual([]);
});

it('the gazetteer lists countries in Russian, with Russia first', () => {
  expect(countries('')[0]).toBe('Россия');
  expect(countries('тур')).toContain('Турция');
  expect(countries('острова').length).toBeGreaterThan(3);
  expect(gazetteer.country('KZ')?.title).toBe('Казахстан');
});

it('the gazetteer finds each town it returned by that town’s id', () => {
  const [city] = gazetteer.findCities('тверь', null, 1);
  expect(gazetteer.city(city!.id)).toEqual(city);
});
