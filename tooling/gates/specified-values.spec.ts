import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isEnumType } from 'graphql';

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../api/schema.graphql'), 'utf8'));

function valuesOf(name: string): string[] {
  const type = schema.getType(name);
  if (!isEnumType(type)) throw new Error(`No enumeration ${name}`);
  return type
    .getValues()
    .map((value) => value.name)
    .sort();
}

// The order by rating is ours.
it.each([
  ['ProductSort', 'CHEAP_FIRST EXPENSIVE_FIRST NEW_FIRST POPULAR_FIRST RATED_FIRST SALE_FIRST'],
  ['Age', 'ADULT CHILDREN'],
  ['DeliverySpeed', 'FAST SLOW'],
  ['Season', 'AUTUMN AUTUMN_WINTER SPRING SPRING_SUMMER SUMMER WINTER'],
  ['SexFilter', 'ANY FEMALE MALE UNISEX'],
  ['Sale', 'LESS_THAN_50 MORE_THAN_50'],
  ['PromoSelection', 'BESTSELLERS NEW_RELEASES'],
  ['SupplierType', 'CONTRACTOR MEET_WAREHOUSE PRIVATE_SELLER TRADING_FLOOR'],
])('the schema’s enum %s has the values of the specification', (name, values) => {
  expect(valuesOf(name)).toEqual(values.split(' '));
});

it('the schema has 30 materials, including those of the specification', () => {
  expect(valuesOf('Material')).toHaveLength(30);
  expect(valuesOf('Material')).toEqual(
    expect.arrayContaining(['CANVAS', 'COTTON', 'DENIM', 'LEATHER', 'SUEDE', 'WOOL']),
  );
});
