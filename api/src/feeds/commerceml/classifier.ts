import { childText, type XmlElement } from '../../platform/files/xml-elements.js';
import { plainLine } from '../sanitise-description.js';

/** What files say about all goods: groups, properties, types of prices. Plain JSON. */
export interface Classifier {
  groups: Record<string, { name: string; parent: string | null }>;
  /** `values` are the values of a reference property by their ids. */
  properties: Record<string, { name: string; values: Record<string, string> }>;
  priceTypes: Record<string, { name: string; currency: string | null }>;
}

export const emptyClassifier = (): Classifier => ({ groups: {}, properties: {}, priceTypes: {} });

/** Maximum depth of a tree of groups that is read. */
const MAX_DEPTH = 20;

/** Adds a tree of groups: `Группы` with `Группа`, which may have `Группы` again. */
export function addGroups(classifier: Classifier, groups: XmlElement, parent: string | null = null, depth = 0): void {
  if (depth > MAX_DEPTH) return;
  for (const group of groups.children) {
    const id = childText(group, 'Ид');
    const name = plainLine(childText(group, 'Наименование') ?? '');
    if (group.name !== 'Группа' || !id || !name) continue;
    classifier.groups[id] = { name, parent };
    for (const child of group.children) if (child.name === 'Группы') addGroups(classifier, child, id, depth + 1);
  }
}

/** Adds a property with the values that it refers to, if it is a reference. */
export function addProperty(classifier: Classifier, property: XmlElement): void {
  const id = childText(property, 'Ид');
  const name = plainLine(childText(property, 'Наименование') ?? '');
  if (!id || !name) return;
  const values = { ...classifier.properties[id]?.values };
  const variants = property.children.filter((child) => child.name === 'ВариантыЗначений');
  for (const variant of variants.flatMap(({ children }) => children)) {
    const key = childText(variant, 'ИдЗначения');
    const value = childText(variant, 'Значение');
    if (key && value) values[key] = plainLine(value);
  }
  classifier.properties[id] = { name, values };
}

export function addPriceType(classifier: Classifier, type: XmlElement): void {
  const id = childText(type, 'Ид');
  if (!id) return;
  const name = plainLine(childText(type, 'Наименование') ?? '');
  classifier.priceTypes[id] = { name, currency: childText(type, 'Валюта') };
}

/** Returns the names of the first known group and those above it, from the root downwards. */
export function groupPath({ groups }: Classifier, ids: readonly string[]): string[] {
  const path: string[] = [];
  // The depth is limited, because files may contain a cycle of groups.
  for (let id = ids.find((known) => groups[known]) ?? null; id && path.length < MAX_DEPTH;) {
    const group = groups[id];
    if (!group) break;
    path.unshift(group.name);
    id = group.parent;
  }
  return path;
}
