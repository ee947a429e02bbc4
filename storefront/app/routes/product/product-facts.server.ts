import type { FieldFact } from '../../custom-fields/field-facts';
import { oneOfEachName, readFacts } from '../../custom-fields/read-facts.server';
import type { LoadedProduct, Product } from './product-view';

const propertyNames = {
  material: 'Материал',
  paddingMaterial: 'Подкладка',
  sole: 'Подошва',
  fasteningType: 'Застёжка',
  toeStyle: 'Мысок',
  heelType: 'Каблук',
  shagHeight: 'Высота голенища',
  functionality: 'Назначение',
  sex: 'Пол',
  seasons: 'Сезон',
  modelName: 'Модель',
  factoryDate: 'Дата выпуска',
  packaging: 'Упаковка',
  additionalInfo: 'Дополнительно',
} as const;

/** Converts the properties of a product and its offers to text. */
export function withFacts(loaded: LoadedProduct): Product {
  const { properties: _, skus: __, customFields: ___, items, ...product } = loaded;
  return {
    ...product,
    facts: productFacts(loaded),
    items: items.map(({ customFields, ...offer }) =>
      customFields.length > 0 ? { ...offer, facts: readFacts(customFields) } : offer,
    ),
  };
}

/** Properties named by suppliers, then custom fields, which are more reliable, then the article number. */
function productFacts({ properties, customFields, skus }: LoadedProduct): FieldFact[] {
  const article = modelSku(skus);
  return oneOfEachName([
    ...propertyFacts(properties).map(unbroken),
    ...readFacts(customFields),
    ...(article ? [{ name: 'Артикул', value: article }] : []),
  ]);
}

/** Keeps a percentage on one line, however the supplier wrote it. */
const unbroken = ({ name, value }: FieldFact): FieldFact => ({
  name,
  value: value.replace(/(?<=\d) (?=%)/g, '\u00A0'),
});

function propertyFacts(properties: LoadedProduct['properties']): FieldFact[] {
  const keys = Object.keys(propertyNames) as (keyof typeof propertyNames)[];
  return keys.flatMap((key): FieldFact[] => {
    const value = properties?.[key];
    if (!value) return [];
    return key === 'additionalInfo' ? withCare(value) : [{ name: propertyNames[key], value }];
  });
}

/** Separates care instructions from the remarks. Suppliers write them at the end, after «уход:». */
function withCare(info: string): FieldFact[] {
  const [, remarks = info, care] = /^(.*?)(?:^|[.;]\s*)уход:\s*(.+)$/is.exec(info) ?? [];
  return [
    ...(remarks.trim() === '' ? [] : [{ name: propertyNames.additionalInfo, value: remarks.trim() }]),
    ...(care ? [{ name: 'Уход', value: care.charAt(0).toUpperCase() + care.slice(1) }] : []),
  ];
}

/** The model's article number: the common beginning of the supplier's SKUs, which end with the size. */
export function modelSku(skus: readonly string[]): string | undefined {
  const [first, ...others] = skus;
  if (first === undefined || others.length === 0) return first;
  let length = first.length;
  while (length > 0 && !others.every((sku) => sku.startsWith(first.slice(0, length)))) length -= 1;
  const shared = first.slice(0, length).replace(/[-_/. ]+[^-_/. ]*$/, '');
  return shared.length >= 4 ? shared : skus.join(', ');
}
