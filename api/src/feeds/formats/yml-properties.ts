import type { FeedProductInput } from '../feed-record.js';
import { foldName } from '../slug.js';
import type { YmlParam } from './yml-offer.js';

type Properties = NonNullable<FeedProductInput['properties']>;

const FIELDS: ReadonlyArray<[RegExp, keyof Properties]> = [
  [/^(материал подклад\S*|подкладка|состав подкладки)$/u, 'paddingMaterial'],
  [/^(материал подошвы|подошва)$/u, 'sole'],
  [/^(материал|материал верха|состав|состав материала|ткань)$/u, 'material'],
  [/^(модель|коллекция)$/u, 'modelName'],
  [/^(пол|для кого)$/u, 'sex'],
  [/^(сезон|сезонность)$/u, 'seasons'],
  [/^(застежка|тип застежки|вид застежки)$/u, 'fasteningType'],
  [/^(мысок|форма мыска|вид мыска)$/u, 'toeStyle'],
  [/^(высота голенища|голенище)$/u, 'shagHeight'],
  [/^(каблук|вид каблука|тип каблука|высота каблука)$/u, 'heelType'],
  [/^(упаковка|комплектация)$/u, 'packaging'],
  [/^(назначение|функциональность|особенности|вид спорта)$/u, 'functionality'],
  [/^(дата производства|год выпуска)$/u, 'factoryDate'],
];
const VARIANT = /^(размер|цвет|size|colou?r)|единица измерения/u;

/**
 * Converts a supplier's params into properties of the product. A param for which there is no property is added to
 * `additionalInfo`.
 */
export function propertiesFromParams(params: readonly YmlParam[]): FeedProductInput['properties'] {
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
