import { checkPoint, type CarrierPoint } from './carrier-point.js';
import { demoPickupPoints } from './demo-pickup-points.js';
import { Gazetteer } from './gazetteer.js';
import { distanceKm } from './map-geometry.js';

const gazetteer = new Gazetteer();
let points: CarrierPoint[];
beforeAll(async () => (points = await invented()));

async function invented(): Promise<CarrierPoint[]> {
  const all: CarrierPoint[] = [];
  for await (const listed of demoPickupPoints(gazetteer)) {
    const checked = checkPoint(listed);
    if (checked === 'gives nothing out' || 'fault' in checked)
      throw new Error(`${listed.place}: ${JSON.stringify(checked)}`);
    all.push(checked.point);
  }
  return all;
}

it('demo pickup points are in larger towns, most of them in the two largest', () => {
  const towns = new Map<string, CarrierPoint[]>();
  for (const point of points) towns.set(point.city, [...(towns.get(point.city) ?? []), point]);
  expect(points.length).toBeGreaterThan(250);
  expect(towns.size).toBeGreaterThan(50);
  expect(towns.get('Москва')!.length).toBeGreaterThan(towns.get('Санкт-Петербург')!.length);
  expect(towns.get('Санкт-Петербург')!.length).toBeGreaterThan(towns.get('Казань')!.length);
});

it('demo pickup points are located within their town', () => {
  for (const point of points) expect(distanceKm(gazetteer.city(point.fias!)!, point)).toBeLessThan(10);
});

it('demo pickup points of a town differ in code, location and address', () => {
  const distinct = (of: (point: CarrierPoint) => string) => new Set(points.map(of)).size;
  expect(distinct(({ code }) => code)).toBe(points.length);
  expect(distinct(({ latitude, longitude }) => `${latitude} ${longitude}`)).toBe(points.length);
  expect(distinct(({ addressFull }) => addressFull)).toBe(points.length);
});

it('demo pickup points have varied fitting rooms and opening hours', () => {
  const rooms = points.filter(({ dressingRoom }) => dressingRoom).length / points.length;
  expect(rooms).toBeGreaterThan(0.4);
  expect(rooms).toBeLessThan(0.8);
  expect(new Set(points.map(({ workTime }) => workTime)).size).toBeGreaterThan(4);
});

it('demo pickup points have phone numbers that nobody can own', () => {
  for (const { phones } of points) expect(phones[0]!.number).toMatch(/^\+7000\d{7}$/);
});

it('demo pickup points are the same on every run', async () => expect(await invented()).toEqual(points));
