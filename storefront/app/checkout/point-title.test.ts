import { pointTitle } from './point-title';

it.each([
  ['Казань, ул. Баумана', 'ул. Баумана, 12', { name: 'ул. Баумана, 12' }],
  ['УЛ. БАУМАНА', 'ул. Баумана, 12', { name: 'ул. Баумана, 12' }],
  ['ТЦ «Кольцо»', 'ул. Баумана, 12', { name: 'ТЦ «Кольцо»', address: 'ул. Баумана, 12' }],
])('pointTitle omits the words of «%s» that are repeated in «%s»', (name, address, title) =>
  expect(pointTitle(name, address)).toEqual(title),
);
