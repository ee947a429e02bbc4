import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { colourways, type FeedVariant } from '../colourways.js';
import { csvRows } from '../../platform/files/csv-rows.js';
import { rejection, remark, unreadColumns, type FeedFormat, type FeedRow, type Reading } from '../feed-format.js';
import { because, readAs, type FeedReason, type ReadingCode } from '../feed-reason.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { knownColour } from '../normalise-colour.js';
import { isLetterSize, normaliseSize } from '../normalise-size.js';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { foldName } from '../slug.js';
import { plainLine } from '../sanitise-description.js';
import { treeOf } from '../category-path.js';
import { readStock } from '../stock-amount.js';
import { readSwitch } from '../switch-word.js';
import { ShopifyColumns, type ShopifyColumn } from './shopify-columns.js';

type Cells = Partial<Record<ShopifyColumn, string>>;
type Role = 'size' | 'colour' | 'other' | 'none';

const OPTIONS = [
  { name: 'option1Name', value: 'option1Value' },
  { name: 'option2Name', value: 'option2Value' },
  { name: 'option3Name', value: 'option3Value' },
] as const satisfies ReadonlyArray<Record<'name' | 'value', ShopifyColumn>>;

const SIZE = /^(size|sizes|größe|groesse|grösse|taglia|taille|talla|tamanho|maat|rozmiar|storlek|размер|размеры)$/u;
const LOOSE_SIZE = /(^|\s)(size|größe|размер)(\s|$)/u;
const COLOUR = /^(colou?rs?|farbe|couleur|colore|kleur|kolor|cor|цвет|цвета|расцветка)$/u;
const LOOSE_COLOUR = /(^|\s)(colou?r|farbe|цвет)(\s|$)/u;

/**
 * Reads Shopify's product export, with the columns of the current or of the earlier template. Rows with the same handle
 * are one product: the first row has its text, each row with a price is a variant, and a row with only a picture adds a
 * picture. Prices are in the store's currency, which the file does not name. If the store does not track the stock of a
 * variant, its stock is unknown.
 */
export const shopifyCsv: FeedFormat<Cells, ShopifyColumns> = {
  name: 'shopify-csv',

  async *rows(text) {
    const columns = new ShopifyColumns();
    let checked = false;
    for await (const row of csvRows(text, (header) => columns.add(header))) {
      if ('fault' in row) {
        yield rejection(row.line, undefined, 'row', because('CELLS_UNLIKE_HEADER', row.fault));
        continue;
      }
      if (!checked) {
        checked = true;
        if (!columns.has('handle')) {
          throw new MalformedFileError(
            { line: 1 },
            'no column "Handle" or "URL handle"; is this a product export of Shopify?',
          );
        }
        if (columns.unknown.length > 0) yield unreadColumns(columns.unknown);
      }
      const cells: Cells = row.cells;
      if (cells.handle) yield { line: row.line, group: cells.handle, data: cells, file: columns };
      else yield rejection(row.line, undefined, columns.headerOf('handle'), because('HANDLE_MISSING'));
    }
  },

  prices: (cells) => [cells.price, cells.oldPrice],

  *assemble(rows, options): Generator<FeedRow> {
    const first = rows.find((row) => row.data.title) ?? rows[0];
    const columns = first?.file;
    if (!first || !columns) return;
    const head = first.data;
    const handle = head.handle ?? '';
    const field = (name: ShopifyColumn): string => columns.headerOf(name);
    const name = plainLine(head.title ?? '');
    if (!name) {
      yield rejection(first.line, handle, field('title'), because('HANDLE_WITHOUT_TITLE'));
      return;
    }
    const giftCard = stateOf(head.giftCard, { true: true, false: false }, true);
    if (giftCard.on) {
      const reason =
        giftCard.readAs === null ? because('GIFT_CARD') : because('DOUBTFUL_GIFT_CARD', { value: head.giftCard! });
      yield rejection(first.line, handle, field('giftCard'), reason);
      return;
    }
    const published = stateOf(head.published, { true: true, false: false }, false);
    const status = stateOf(head.status, { active: true, draft: false, archived: false, unlisted: false }, false);
    for (const [name, { readAs }] of Object.entries({ published, status }) as Array<[ShopifyColumn, typeof status]>)
      if (readAs !== null) yield remark(first.line, handle, { field: field(name), text: head[name] ?? '', readAs });
    const variantRows = rows.filter((row) => row.data.price || row.data.option1Value || row.data.sku);
    const roles = optionRoles(
      head,
      variantRows.map((row) => row.data),
    );
    const variants: FeedVariant[] = [];
    for (const { line, data } of variantRows) {
      const stock = stockOf(data, columns);
      if (stock.remark) yield remark(line, handle, stock.remark);
      variants.push(toVariant(line, handle, data, head, roles, stock.value));
    }
    if (variants.length === 0) {
      yield rejection(first.line, handle, field('price'), because('NO_OFFER_WITH_PRICE'));
      return;
    }
    const source = options.source ?? 'shopify';
    const words = [head.type, head.tags, name].filter(Boolean).join(' ');
    const path = (head.category ?? '')
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean);
    yield* colourways(
      {
        line: first.line,
        groupId: handle,
        idsOfOptions: true,
        source,
        supplier: options.supplier ?? source,
        name,
        description: head.body ?? '',
        brand: head.vendor ? plainLine(head.vendor) : null,
        category: treeOf(path.length > 0 ? path : head.type ? [head.type] : []),
        slugBase: handle,
        stated: [...(genderOf(head.gender) ? ['sex' as const] : []), ...(head.ageGroup ? ['children' as const] : [])],
        sex: genderOf(head.gender) ?? sexFromWords(words) ?? 'UNISEX',
        children: /^(kids|toddler|infant|newborn)$/i.test(head.ageGroup ?? '') || childrenFromWords(head.type ?? ''),
        seasons: seasonsFromWords(words),
        material: materialsFromWords(`${name} ${head.tags ?? ''}`),
        active: (published.on ?? true) && (status.on ?? true),
        newArrival: false,
        publishedAt: null,
        properties: null,
        seoTags:
          head.seoTitle || head.seoDescription
            ? { title: plainLine(head.seoTitle ?? ''), description: plainLine(head.seoDescription ?? '') }
            : null,
        images: gallery(rows.map((row) => row.data)),
      },
      variants,
      options,
    );
  },
};

/**
 * Returns whether a column switches something on, and how its value was read if the format does not document the value.
 * A word for yes or no in another spelling (`ЛОЖЬ`) counts; any other word gets the safe value, `otherwise`.
 */
function stateOf(
  text: string | undefined,
  documented: Readonly<Record<string, boolean>>,
  otherwise: boolean,
): { on: boolean | null; readAs: FeedReason<ReadingCode> | null } {
  if (!text) return { on: null, readAs: null };
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(documented, word)) return { on: documented[word]!, readAs: null };
  const on = readSwitch(text) ?? otherwise;
  return { on, readAs: readAs(on ? 'READ_AS_YES' : 'READ_AS_NO') };
}

/**
 * Returns the stock of a variant; null if it is unknown. Shopify leaves the tracker empty if it does not count a
 * variant, and the quantity means nothing then. A file without that column comes from another program, whose quantities
 * count.
 */
function stockOf(cells: Cells, columns: ShopifyColumns): Reading<number | null> {
  const text = cells.quantity ?? '';
  const field = columns.headerOf('quantity');
  if (columns.has('tracker') && !cells.tracker) {
    const isFigure = text !== '' && text !== '0';
    return { value: null, remark: isFigure ? { field, text, readAs: readAs('READ_AS_UNTRACKED_STOCK') } : null };
  }
  const { stock, readAs: meaning } = readStock(text);
  return { value: stock, remark: meaning && { field, text, readAs: meaning } };
}

function toVariant(
  line: number,
  handle: string,
  cells: Cells,
  optionNames: Cells,
  roles: readonly Role[],
  stock: number | null,
): FeedVariant {
  const values = OPTIONS.map(({ value }) => cells[value] ?? '');
  const of = (role: Role): string[] => values.filter((value, index) => roles[index] === role && value !== '');
  const image = cells.variantImage;
  const id = values.map(foldName).filter(Boolean).join('/');
  return {
    line,
    externalId: `${handle}#${id || 'default'}`.slice(0, 300),
    // Removes the leading apostrophe with which Excel keeps long numbers as text.
    sku: cells.sku?.replace(/^'/, '').slice(0, 300) ?? null,
    barcode: cells.barcode ?? null,
    size: of('size')[0] === undefined ? null : normaliseSize(of('size')[0] ?? ''),
    colour: of('colour')[0] ?? null,
    extra: OPTIONS.flatMap(({ name }, index) => {
      const value = values[index]?.replace(/^'(?=[-+])/, '') ?? '';
      return roles[index] === 'other' && value !== '' ? [{ name: optionNames[name] ?? '', value }] : [];
    }),
    price: cells.price?.replace(/^'/, '') ?? null,
    oldPrice: cells.oldPrice?.replace(/^'/, '') ?? null,
    currency: null,
    stock,
    active: true,
    images: image ? [image] : [],
  };
}

/**
 * Returns the role of each option of a product (colour, size or other), judging by the option's name. If the name is
 * unclear («Title», «Style»), the option is the colour or the size if all its values are colours or sizes.
 */
function optionRoles(head: Cells, variants: readonly Cells[]): Role[] {
  const names = OPTIONS.map(({ name }) => foldName(head[name] ?? ''));
  const roles: Role[] = names.map((optionName, index) => {
    const values = valuesOf(variants, index);
    if (values.length === 0) return 'none';
    // For a product without options Shopify exports a placeholder option «Title», usually with the value `Default
    // Title`.
    return optionName === 'title' && values.length === 1 ? 'none' : 'other';
  });
  const assign = (role: Role, test: (name: string, index: number) => boolean): void => {
    if (roles.includes(role)) return;
    const index = names.findIndex((optionName, at) => roles[at] === 'other' && test(optionName, at));
    if (index >= 0) roles[index] = role;
  };
  assign('size', (optionName) => SIZE.test(optionName));
  assign('colour', (optionName) => COLOUR.test(optionName));
  assign('size', (optionName) => LOOSE_SIZE.test(optionName));
  assign('colour', (optionName) => LOOSE_COLOUR.test(optionName));
  assign('colour', (_, index) => valuesOf(variants, index).every((value) => knownColour(value) !== null));
  assign('size', (_, index) => valuesOf(variants, index).every(isLetterSize));
  return roles;
}

function valuesOf(variants: readonly Cells[], index: number): string[] {
  const column = OPTIONS[index]?.value;
  return [...new Set(variants.map((cells) => (column && cells[column]) ?? '').filter(Boolean))];
}

function genderOf(text: string | undefined): 'MALE' | 'FEMALE' | 'UNISEX' | null {
  return ({ male: 'MALE', female: 'FEMALE', unisex: 'UNISEX' } as const)[(text ?? '').toLowerCase() as 'male'] ?? null;
}

function gallery(rows: readonly Cells[]): Array<{ url: string; alt: string }> {
  return rows
    .flatMap((cells) => {
      const url = cells.image;
      const position = Number.parseInt(cells.imagePosition ?? '', 10);
      return url
        ? [
            {
              url,
              alt: plainLine(cells.imageAlt ?? '').slice(0, 500),
              position: Number.isFinite(position) ? position : 1_000,
            },
          ]
        : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ url, alt }) => ({ url, alt }));
}
