import { byDistance, distanceWords, kmBetween, middleOf } from './nearest-points';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const kazan = at(55.7963, 49.1088);

it('kmBetween measures the straight distance over the globe', () => {
  expect(kmBetween(kazan, kazan)).toBe(0);
  expect(kmBetween(at(55.7558, 37.6176), at(59.9386, 30.3141))).toBeCloseTo(634, -1);
  expect(kmBetween(at(0, 0), at(0, 180))).toBeCloseTo(Math.PI * 6371, 3);
});

it('byDistance lists the nearest pickup point first and keeps the order of equally near points', () => {
  const points = [
    { code: 'far', location: at(55.9, 49.3) },
    { code: 'here', location: kazan },
    { code: 'here too', location: kazan },
    { code: 'near', location: at(55.8, 49.11) },
  ];
  expect(byDistance(points, kazan).map(({ point }) => point.code)).toEqual(['here', 'here too', 'near', 'far']);
});

it('middleOf returns the median location, so that one distant point does not move the middle', () => {
  expect(middleOf([at(1, 1), at(2, 2), at(3, 60)])).toEqual(at(2, 2));
  expect(middleOf([])).toEqual(at(0, 0));
});

it.each([
  [0, '50 м от вас'],
  [0.34, '350 м от вас'],
  [0.96, '1 км от вас'],
  [1.24, '1,2 км от вас'],
  [14.4, '14 км от вас'],
])('distanceWords writes %d km in words', (km, words) =>
  expect(distanceWords(km).replaceAll('\u00A0', ' ')).toBe(words),
);
