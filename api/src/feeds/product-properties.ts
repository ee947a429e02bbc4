import type { FeedProductInput } from './feed-record.js';
import { foldName } from './slug.js';

type Properties = NonNullable<FeedProductInput['properties']>;

const FIELDS: ReadonlyArray<[RegExp, keyof Properties]> = [
  [/^(материал подклад\S*|подкладка|состав подкладки|lining|lining material)$/u, 'paddingMaterial'],
  [/^(материал подошвы|подошва|sole|outsole|sole material)$/u, 'sole'],
  [/^(материал|материал верха|состав|состав материала|ткань|material|fabric|composition|upper material)$/u, 'material'],
  [/^(модель|коллекция|model|collection)$/u, 'modelName'],
  [/^(пол|для кого|gender|sex)$/u, 'sex'],
  [/^(сезон|сезонность|season)$/u, 'seasons'],
  [/^(застежка|тип застежки|вид застежки|closure|fastening|closure type)$/u, 'fasteningType'],
  [/^(мысок|форма мыска|вид мыска|toe|toe style|toe shape)$/u, 'toeStyle'],
  [/^(высота голенища|голенище|shaft height)$/u, 'shagHeight'],
  [/^(каблук|вид каблука|тип каблука|высота каблука|heel|heel type|heel height)$/u, 'heelType'],
  [/^(упаковка|комплектация|packaging)$/u, 'packaging'],
  [/^(назначение|функциональность|особенности|вид спорта|sport|activity)$/u, 'functionality'],
  [/^(дата производства|год выпуска)$/u, 'factoryDate'],
];
const VARIANT = /^(размер|цвет|size|colou?r)|единица измерения/u;

/**
 * Converts what a feed states about a product by name and value (params, attributes, options) into the product's
 * properties. A value without a matching property is added to `additionalInfo`.
 */
export function propertiesFrom(
  params: ReadonlyArray<{ name: string; value: string; unit?: string | null }>,
): FeedProductInput['properties'] {
  const properties: Properties = {};
  const rest: string[] = [];
  for (const param of params) {
    const name = foldName(param.name);
    if (VARIANT.test(name)) continue;
    const value = param.unit ? `${param.value} ${param.unit}` : param.value;
    const field = FIELDS.find(([pattern]) => pattern.test(name))?.[1];
    if (!field) rest.push(`${param.name}: ${value}`);
    else properties[field] = [properties[field], value].filter(Boolean).join(', ').slice(0, 2000);
  }
  if (rest.length > 0) properties.additionalInfo = rest.join('; ').slice(0, 2000);
  return Object.keys(properties).length > 0 ? properties : null;
}
