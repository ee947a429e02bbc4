import { Gazetteer } from './gazetteer.js';
import { matchCity } from './match-city.js';

const gazetteer = new Gazetteer();
const match = (city: string, region: string | null, fias: string | null = null, countryCode = 'RU') => {
  const found = matchCity(gazetteer, { city, region, fias, countryCode });
  return found && `${found.title}, ${found.region}`;
};

it.each([
  ['Ростов-на-Дону', 'Ростовская обл.', 'Ростов-на-Дону, Ростовская область'],
  ['Казань', 'Татарстан респ.', 'Казань, Татарстан'],
  ['Ижевск', 'Удмуртия респ.', 'Ижевск, Удмуртская Республика'],
  ['Сургут', 'Ханты-Мансийский авт. округ - Югра', 'Сургут, Ханты-Мансийский АО'],
  ['Киров, Кировская обл.', 'Кировская обл.', 'Киров, Кировская область'],
  ['Киров', 'Калужская область', 'Киров, Калужская область'],
  ['Королёв', 'Московская область', 'Королев, Московская область'],
  ['Москва', 'Москва', 'Москва, Москва'],
])('the town «%s» of the region «%s» is matched to %s', (city, region, expected) => {
  expect(match(city, region)).toBe(expected);
});

it('a town is matched by its federal address (FIAS) number before its name', () => {
  const [tver] = gazetteer.citiesNamed('Тверь');
  expect(match('Неизвестно', null, tver!.id)).toBe('Тверь, Тверская область');
  expect(match('Тверь', 'Тверская обл.', 'no such number')).toBe('Тверь, Тверская область');
});

it('a settlement within a federal city is matched to the city', () => {
  expect(match('Бутово', 'Москва')).toBe('Москва, Москва');
  expect(match('Колпино', 'Санкт-Петербург')).toContain('Санкт-Петербург');
});

it('a town whose name is ambiguous is not matched', () => {
  expect(match('Малаховка', 'Московская обл.')).toBeNull();
  expect(match('Октябрьский', 'Архангельская обл.')).toBeNull();
  expect(match('Киров', null)).toBeNull();
  expect(match('Москва', 'Москва', null, 'KZ')).toBeNull();
});
