import { originName } from './origin-name';

it('originName names the country of origin, or says abroad when the country is unknown', () => {
  expect(['RU', 'TR', 'XX'].map(originName)).toEqual(['Со склада в России', 'Из Турции', 'Из-за рубежа']);
});
