import { childText, childTexts, markupOf, type XmlElement } from '../../platform/files/xml-elements.js';
import { plainLine } from '../sanitise-description.js';
import { readSwitch } from '../switch-word.js';
import type { GoodFields, Named, OfferFields, TypedPrice } from './known-good.js';

/** Requisites whose values are read. */
const REQUISITES_READ = new Set([
  'ВидНоменклатуры',
  'ТипНоменклатуры',
  'Вес',
  'ОписаниеВФорматеHTML',
  'ПометкаУдаления',
]);
/** Requisites that say nothing about the product itself, so they may stay unread. */
const REQUISITES_KNOWN = /^(?:Полное наименование|Файл|ОписаниеФайла|Код|Планируемая дата .*|Единица .*|Ставка НДС)$/u;

/** Returns what a `Товар` states; `unread` are names of requisites that are not read. */
export function readGood(element: XmlElement): { fields: GoodFields; unread: string[] } {
  const requisites = namedOf(element, 'ЗначенияРеквизитов', 'Наименование');
  const valueOf = (name: string): string | undefined => requisites.find((requisite) => requisite.name === name)?.value;
  const maker = element.children.find((child) => child.name === 'Изготовитель');
  const groups = element.children.find((child) => child.name === 'Группы');
  const description = element.children.find((child) => child.name === 'Описание');
  const hasPictures = element.children.some((child) => child.name === 'Картинка');
  const text = valueOf('ОписаниеВФорматеHTML') ?? (description && markupOf(description));
  const properties = element.children.filter((child) => child.name === 'ЗначенияСвойств');
  const read = requisites.filter(({ name }) => REQUISITES_READ.has(name) && name !== 'ОписаниеВФорматеHTML');
  return {
    fields: {
      deleted: isDeleted(element) || readSwitch(valueOf('ПометкаУдаления') ?? '') === true,
      ...given('article', childText(element, 'Артикул')),
      ...given('name', plainLine(childText(element, 'Наименование') ?? '')),
      ...(text === undefined ? {} : { description: text }),
      ...given(
        'brand',
        plainLine(childText(element, 'ТорговаяМарка') ?? (maker ? childText(maker, 'Наименование') : null) ?? ''),
      ),
      ...(groups ? { groups: childTexts(groups, 'Ид') } : {}),
      ...(hasPictures ? { pictures: childTexts(element, 'Картинка') } : {}),
      ...(properties.length > 0 ? { properties: properties.flatMap(propertiesOf) } : {}),
      ...(read.length > 0 ? { requisites: read } : {}),
    },
    unread: requisites
      .map(({ name }) => name)
      .filter((name) => !REQUISITES_READ.has(name) && !REQUISITES_KNOWN.test(name)),
  };
}

/** Returns what a `Предложение` states, and whether it describes the offer or only contains its prices or stock. */
export function readOffer(element: XmlElement): { fields: OfferFields; describes: boolean } {
  const characteristics = characteristicsOf(element);
  const prices = element.children.find((child) => child.name === 'Цены');
  const fields: OfferFields = {
    ...(isDeleted(element) ? { deleted: true } : {}),
    ...given('name', plainLine(childText(element, 'Наименование') ?? '')),
    ...given('article', childText(element, 'Артикул')),
    ...given('barcode', childText(element, 'Штрихкод')),
    ...(characteristics.length > 0 ? { characteristics } : {}),
    ...(prices ? { prices: pricesOf(prices) } : {}),
    ...given('stock', stockOf(element)),
  };
  const describes = fields.name !== undefined || fields.characteristics !== undefined;
  // An offer that is described again no longer counts as deleted.
  return { fields: describes ? { deleted: false, ...fields } : fields, describes };
}

/** Returns the characteristics of an offer; earlier versions of 1С put them into the product. */
export const characteristicsOf = (element: XmlElement): Named[] =>
  namedOf(element, 'ХарактеристикиТовара', 'Наименование');

const given = <Key extends string>(key: Key, text: string | null): Partial<Record<Key, string>> =>
  text ? ({ [key]: text } as Record<Key, string>) : {};

const isDeleted = ({ attributes, children }: XmlElement): boolean => {
  const status = attributes['Статус'] ?? children.find((child) => child.name === 'Статус')?.text ?? '';
  const mark = attributes['ПометкаУдаления'] ?? children.find((child) => child.name === 'ПометкаУдаления')?.text ?? '';
  return /^удал[её]н/iu.test(status.trim()) || readSwitch(mark) === true;
};

function namedOf(element: XmlElement, list: string, nameOf: string): Named[] {
  const lists = element.children.filter((child) => child.name === list);
  return lists
    .flatMap(({ children }) => children)
    .flatMap((child) => {
      const name = plainLine(childText(child, nameOf) ?? '');
      const value = childText(child, 'Значение');
      return name && value ? [{ name, value: name === 'ОписаниеВФорматеHTML' ? value : plainLine(value) }] : [];
    });
}

const propertiesOf = ({ children }: XmlElement): Array<{ id: string; value: string }> =>
  children.flatMap((property) => {
    const id = childText(property, 'Ид');
    const values = [...childTexts(property, 'Значение'), ...childTexts(property, 'ИдЗначения')];
    return id ? values.map((value) => ({ id, value: plainLine(value) })) : [];
  });

const pricesOf = ({ children }: XmlElement): TypedPrice[] =>
  children.flatMap((price) => {
    const amount = childText(price, 'ЦенаЗаЕдиницу');
    if (price.name !== 'Цена' || !amount) return [];
    return {
      type: childText(price, 'ИдТипаЦены') ?? '',
      amount,
      currency: childText(price, 'Валюта'),
      units: childText(price, 'Коэффициент') ?? '1',
    };
  });

/** Returns the stock of all warehouses: the total if there is one, otherwise their figures, joined by `+`. */
function stockOf(element: XmlElement): string | null {
  const total = childText(element, 'Количество');
  if (total) return total;
  const figures = element.children.flatMap((child) => {
    if (child.name === 'Остатки') return child.children.flatMap(figuresOf);
    return child.name === 'Склад' || child.name === 'Склады' ? [child.attributes['КоличествоНаСкладе'] ?? ''] : [];
  });
  return (
    figures
      .map((figure) => figure.trim())
      .filter(Boolean)
      .join('+') || null
  );
}

/** Returns the figures of an `Остаток`: its own, or those of its warehouses. */
function figuresOf(rest: XmlElement): string[] {
  const own = childText(rest, 'Количество');
  if (own) return [own];
  return rest.children.flatMap((child) => (child.name === 'Склад' ? childTexts(child, 'Количество') : []));
}
