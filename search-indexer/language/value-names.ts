import { FACET_NAMES, type UnderstoodKind } from '../contract/index.js';
import { coloursInName } from './colour-words.js';
import { goodsName } from './concepts/goods.js';
import { isStopWord } from './noise-words.js';
import { stemWord } from './search-form.js';
import { sizeKeyName } from './size-systems.js';
import { sizeKey } from './size-words.js';
import { splitWords, wordParts } from './split-words.js';
import type { LexiconDocument } from './understanding.js';

/** A filter value of the products that are in the catalogue now. */
export interface KnownValue {
  readonly kind: UnderstoodKind;
  readonly value: string;
  readonly name: string;
  /** For a category, the slugs of its ancestors, each followed by a slash; empty for other filters. */
  readonly path: string;
  products: number;
}

interface NumberedValue extends KnownValue {
  /** The number that stands for the value in typed arrays. */
  readonly number: number;
}

/** The stored form of {@link ValueNames}, in the order in which the values were added. */
export type SavedValueNames = NumberedValue[];

/**
 * Filter values of the catalogue by name. It counts the products with each value, so a value disappears with its last
 * product.
 */
export class ValueNames {
  private readonly byKey = new Map<string, NumberedValue>();
  private readonly byName = new Map<string, Set<KnownValue>>();
  private readonly bySize = new Map<string, Set<KnownValue>>();
  private readonly byColour = new Map<string, Set<KnownValue>>();
  private readonly byValue = new Map<string, Set<KnownValue>>();
  private readonly byNumber: (NumberedValue | undefined)[] = [];
  private readonly free: number[] = [];
  /** Number of values of each filter. */
  private readonly counts = new Map<UnderstoodKind, number>();

  constructor(saved: SavedValueNames = []) {
    for (const known of saved) this.add(known);
    for (let number = 0; number < this.byNumber.length; number += 1) if (!this.byNumber[number]) this.free.push(number);
  }

  save(): SavedValueNames {
    return [...this.byKey.values()];
  }

  /** The value with the number. */
  at(number: number): NumberedValue {
    return this.byNumber[number]!;
  }

  /** Values whose name consists of exactly these stems, in any order. */
  named(stems: readonly string[]): KnownValue[] {
    return [...(this.byName.get(nameKey(stems)) ?? [])];
  }

  all(): Iterable<KnownValue> {
    return this.byKey.values();
  }

  /** Whether the catalogue has any value of a filter. */
  has(kind: UnderstoodKind): boolean {
    return (this.counts.get(kind) ?? 0) > 0;
  }

  /** Size values whose normalised name is `key`, as `sizeKey` returns it. */
  sizes(key: string): KnownValue[] {
    return [...(this.bySize.get(key) ?? [])];
  }

  /** Colour values whose name has the colour with this stem, or one like it (`coloursLike`). */
  coloured(stem: string): KnownValue[] {
    return [...(this.byColour.get(stem) ?? [])];
  }

  with(kind: UnderstoodKind, value: string): KnownValue[] {
    return [...(this.byValue.get(`${kind} ${value}`) ?? [])];
  }

  use(kind: UnderstoodKind, value: string, name: string, path = ''): NumberedValue {
    let known = this.byKey.get(keyOf({ kind, value, name, path }));
    if (!known) {
      known = { number: this.free.pop() ?? this.byNumber.length, kind, value, name, path, products: 0 };
      this.add(known);
    }
    known.products += 1;
    return known;
  }

  drop(known: NumberedValue): void {
    known.products -= 1;
    if (known.products) return;
    const { number, kind, value, name } = known;
    this.byKey.delete(keyOf(known));
    this.byNumber[number] = undefined;
    this.counts.set(kind, this.counts.get(kind)! - 1);
    this.free.push(number);
    for (const stems of nameKeys(name)) take(this.byName, stems, known);
    take(this.byValue, `${kind} ${value}`, known);
    if (kind === 'size') take(this.bySize, sizeKey(name), known);
    if (kind === 'colorPallete') for (const stem of coloursInName(name)) take(this.byColour, stem, known);
  }

  private add(known: NumberedValue): void {
    const { number, kind, value, name } = known;
    this.byKey.set(keyOf(known), known);
    this.byNumber[number] = known;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    for (const stems of nameKeys(name)) put(this.byName, stems, known);
    put(this.byValue, `${kind} ${value}`, known);
    if (kind === 'size') put(this.bySize, sizeKey(name), known);
    if (kind === 'colorPallete') for (const stem of coloursInName(name)) put(this.byColour, stem, known);
  }
}

const keyOf = ({ kind, value, name, path }: Pick<KnownValue, 'kind' | 'value' | 'name' | 'path'>) =>
  `${kind}\n${value}\n${name}\n${path}`;

/** The filter values of one product, without repetitions. */
export function valuesOf(
  document: LexiconDocument,
): [kind: UnderstoodKind, value: string, name: string, path: string][] {
  const values = new Map<string, [UnderstoodKind, string, string, string]>();
  const add = (kind: UnderstoodKind, value: string, name: string, path = '') =>
    values.set(`${kind} ${value} ${name} ${path}`, [kind, value, name, path]);
  let path = '';
  for (const { value, name } of document.categories) {
    add('categories', value, name, path);
    path += `${value}/`;
  }
  for (const id of document.goods ?? []) add('goods', id, goodsName(id));
  for (const key of document.fit ?? []) add('fit', key, sizeKeyName(key));
  for (const { value, name } of document.brands) add('brand', value, name);
  for (const { value, name } of document.colours) add('colorPallete', value, name);
  for (const material of document.materials) add('material', material, materialName(material) ?? material);
  for (const season of document.seasons) add('season', season, FACET_NAMES.season[season]);
  add('sex', document.sex, FACET_NAMES.sex[document.sex]);
  if (document.meetPrice) add('meetPrice', 'true', 'Лучшая цена');
  const age = document.children ? 'CHILDREN' : 'ADULT';
  add('age', age, FACET_NAMES.age[age]);
  for (const { size, sale, fast } of document.items) {
    add('size', size.value, size.name);
    if (sale > 0) add('sale', ...saleValue(sale));
    const speed = fast ? 'FAST' : 'SLOW';
    add('deliverySpeed', speed, FACET_NAMES.deliverySpeed[speed]);
  }
  return [...values.values()];
}

/**
 * Returns the words that a value adds to a product besides the words of its name; null if none. Brands are already part
 * of the name.
 */
export function saidOf({ kind, value, name }: Pick<KnownValue, 'kind' | 'value' | 'name'>): string | null {
  if (kind === 'material') return materialName(value) ?? null;
  if (kind === 'age') return value === 'CHILDREN' ? 'детские' : null;
  return SAID_KINDS.has(kind) ? name : null;
}

const SAID_KINDS: ReadonlySet<UnderstoodKind> = new Set([
  'categories',
  'goods',
  'colorPallete',
  'season',
  'sex',
  'size',
]);

function materialName(material: string): string | undefined {
  return (FACET_NAMES.material as Readonly<Record<string, string>>)[material];
}

function saleValue(percent: number): [string, string] {
  const value = percent < 50 ? 'LESS_THAN_50' : 'MORE_THAN_50';
  return [value, FACET_NAMES.sale[value]];
}

/**
 * Keys under which a value is found by its name: with hyphenated words whole or in parts, and with or without stop
 * words such as «the» and «и».
 */
function nameKeys(name: string): Set<string> {
  const words = splitWords(name).map(wordParts);
  const inParts = words.flatMap((parts) => (parts.length > 2 ? parts.slice(0, -1) : parts)).map(stemWord);
  const whole = words.map((parts) => stemWord(parts.at(-1)!));
  const keys = [inParts, whole].flatMap((stems) => [stems, stems.filter((stem) => !isStopWord(stem))]);
  return new Set(keys.filter(({ length }) => length > 0).map(nameKey));
}

function nameKey(stems: readonly string[]): string {
  return [...new Set(stems)].sort().join(' ');
}

function put(index: Map<string, Set<KnownValue>>, key: string, value: KnownValue): void {
  const same = index.get(key);
  if (same) same.add(value);
  else index.set(key, new Set([value]));
}

function take(index: Map<string, Set<KnownValue>>, key: string, value: KnownValue): void {
  const same = index.get(key)!;
  same.delete(value);
  if (!same.size) index.delete(key);
}
