import { originName } from './origin-name';

it('originName is the country of origin, or abroad when it is unknown', () => {
  expect(['RU', 'TR', 'XX'].map(originName)).toEqual(['Со склада в России', 'Из Турции', 'Из-за рубежа']);
});
