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

it('stand in the larger towns, most of them in the two largest', () => {
  const towns = new Map<string, CarrierPoint[]>();
  for (const point of points) towns.set(point.city, [...(towns.get(point.city) ?? []), point]);
  expect(points.length).toBeGreaterThan(250);
  expect(towns.size).toBeGreaterThan(50);
  expect(towns.get('Москва')!.length).toBeGreaterThan(towns.get('Санкт-Петербург')!.length);
  expect(towns.get('Санкт-Петербург')!.length).toBeGreaterThan(towns.get('Казань')!.length);
});

it('stand within their town', () => {
  for (const point of points) expect(distanceKm(gazetteer.city(point.fias!)!, point)).toBeLessThan(10);
});

it('are told apart by code, place and address within a town', () => {
  const distinct = (of: (point: CarrierPoint) => string) => new Set(points.map(of)).size;
  expect(distinct(({ code }) => code)).toBe(points.length);
  expect(distinct(({ latitude, longitude }) => `${latitude} ${longitude}`)).toBe(points.length);
  expect(distinct(({ addressFull }) => addressFull)).toBe(points.length);
});

it('have dressing rooms and hours of several kinds', () => {
  const rooms = points.filter(({ dressingRoom }) => dressingRoom).length / points.length;
  expect(rooms).toBeGreaterThan(0.4);
  expect(rooms).toBeLessThan(0.8);
  expect(new Set(points.map(({ workTime }) => workTime)).size).toBeGreaterThan(4);
});

it('have telephones that can be nobody’s', () => {
  for (const { phones } of points) expect(phones[0]!.number).toMatch(/^\+7000\d{7}$/);
});

it('are the same every time', async () => expect(await invented()).toEqual(points));
