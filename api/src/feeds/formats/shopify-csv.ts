import { colourways, type FeedVariant } from '../colourways.js';
import { csvRows } from '../../platform/files/csv-rows.js';
import { rejection, remark, type FeedFormat, type FeedRow } from '../feed-format.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { knownColour } from '../normalise-colour.js';
import { isLetterSize, normaliseSize } from '../normalise-size.js';
import { childrenFromWords, materialsFromWords, seasonsFromWords, sexFromWords } from '../normalise-words.js';
import { foldName } from '../slug.js';
import { plainLine } from '../sanitise-description.js';
import { treeOf } from '../category-path.js';
import { readStock } from '../stock-amount.js';
import { readSwitch } from '../switch-word.js';

type Cells = Record<string, string>;
type Role = 'size' | 'colour' | 'other' | 'none';

const SIZE = /^(size|sizes|größe|groesse|grösse|taglia|taille|talla|tamanho|maat|rozmiar|storlek|размер|размеры)$/u;
const LOOSE_SIZE = /(^|\s)(size|größe|размер)(\s|$)/u;
const COLOUR = /^(colou?rs?|farbe|couleur|colore|kleur|kolor|cor|цвет|цвета|расцветка)$/u;
const LOOSE_COLOUR = /(^|\s)(colou?r|farbe|цвет)(\s|$)/u;

/**
 * Reads Shopify's product export. Rows with the same `Handle` are one product: the first row has its text, each row
 * with a price is a variant, and a row with only a picture adds a picture. Prices are in the store's currency, which
 * the file does not name. `Variant Compare At Price` is the old price. If the store does not track stock, the stock is
 * unknown.
 */
export const shopifyCsv: FeedFormat<Cells> = {
  name: 'shopify-csv',

  async *rows(text) {
    let checked = false;
    for await (const row of csvRows(text)) {
      if ('fault' in row) {
        yield rejection(row.line, undefined, 'row', row.fault);
        continue;
      }
      if (!checked) {
        checked = true;
        if (!('Handle' in row.cells)) {
          throw new MalformedFileError({ line: 1 }, 'no column "Handle"; is this a product export of Shopify?');
        }
      }
      const handle = row.cells['Handle'];
      if (handle) yield { line: row.line, group: handle, data: row.cells };
      else yield { issue: { line: row.line, field: 'Handle', reason: 'no handle', severity: 'error' } };
    }
  },

  prices: (cells) => [cells['Variant Price'], cells['Variant Compare At Price']],

  *assemble(rows, options): Generator<FeedRow> {
    const first = rows.find((row) => row.data['Title']) ?? rows[0];
    if (!first) return;
    const head = first.data;
    const handle = head['Handle'] ?? '';
    const name = plainLine(head['Title'] ?? '');
    if (!name) {
      yield rejection(first.line, handle, 'Title', 'no title in any row of this handle');
      return;
    }
    const giftCard = stateOf(head['Gift Card'], { true: true, false: false }, true);
    if (giftCard.on) {
      const unclear = giftCard.readAs === null ? '' : ` ("${head['Gift Card']}" is read as one)`;
      yield rejection(first.line, handle, 'Gift Card', `gift cards are not goods of this shop${unclear}`);
      return;
    }
    const published = stateOf(head['Published'], { true: true, false: false }, false);
    const status = stateOf(head['Status'], { active: true, draft: false, archived: false }, false);
    for (const [field, { readAs }] of Object.entries({ Published: published, Status: status }))
      if (readAs !== null) yield remark(first.line, handle, { field, text: head[field] ?? '', readAs });
    const variantRows = rows.filter(
      (row) => row.data['Variant Price'] || row.data['Option1 Value'] || row.data['Variant SKU'],
    );
    const roles = optionRoles(
      head,
      variantRows.map((row) => row.data),
    );
    const variants: FeedVariant[] = [];
    for (const { line, data } of variantRows) {
      const field = 'Variant Inventory Qty';
      const { stock, readAs } = readStock(data[field]);
      if (readAs !== null && tracksStock(data)) yield remark(line, handle, { field, text: data[field] ?? '', readAs });
      variants.push(toVariant(line, handle, data, roles, stock));
    }
    if (variants.length === 0) {
      yield rejection(first.line, handle, 'Variant Price', 'no variant with a price');
      return;
    }
    const source = options.source ?? 'shopify';
    const words = [head['Type'], head['Tags'], name].filter(Boolean).join(' ');
    const path = (head['Product Category'] ?? '')
      .split('>')
      .map((part) => part.trim())
      .filter(Boolean);
    yield* colourways(
      {
        line: first.line,
        groupId: handle,
        source,
        supplier: options.supplier ?? source,
        name,
        description: head['Body (HTML)'] ?? '',
        brand: head['Vendor'] ? plainLine(head['Vendor']) : null,
        category: treeOf(path.length > 0 ? path : head['Type'] ? [head['Type']] : []),
        slugBase: handle,
        sex: genderOf(head['Google Shopping / Gender']) ?? sexFromWords(words) ?? 'UNISEX',
        children:
          /^(kids|toddler|infant|newborn)$/i.test(head['Google Shopping / Age Group'] ?? '') ||
          childrenFromWords(head['Type'] ?? ''),
        seasons: seasonsFromWords(words),
        material: materialsFromWords(`${name} ${head['Tags'] ?? ''}`),
        active: (published.on ?? true) && (status.on ?? true),
        newArrival: false,
        publishedAt: null,
        properties: null,
        seoTags:
          head['SEO Title'] || head['SEO Description']
            ? { title: plainLine(head['SEO Title'] ?? ''), description: plainLine(head['SEO Description'] ?? '') }
            : null,
        images: gallery(rows.map((row) => row.data)),
      },
      variants,
      options,
    );
  },
};

/**
 * Returns whether a column switches something on, and what its value was read as if it is none of those that the format
 * documents. A word for yes or no in another spelling (`ЛОЖЬ`) counts; any other word is the safe side, `otherwise`.
 */
function stateOf(
  text: string | undefined,
  documented: Readonly<Record<string, boolean>>,
  otherwise: boolean,
): { on: boolean | null; readAs: string | null } {
  if (!text) return { on: null, readAs: null };
  const word = text.trim().toLowerCase();
  if (Object.hasOwn(documented, word)) return { on: documented[word]!, readAs: null };
  const on = readSwitch(text) ?? otherwise;
  return { on, readAs: on ? 'yes' : 'no' };
}

const tracksStock = (cells: Cells): boolean => (cells['Variant Inventory Tracker'] ?? '') !== '';

function toVariant(
  line: number,
  handle: string,
  cells: Cells,
  roles: readonly Role[],
  quantity: number | null,
): FeedVariant {
  const values = [1, 2, 3].map((n) => cells[`Option${n} Value`] ?? '');
  const of = (role: Role): string[] => values.filter((value, index) => roles[index] === role && value !== '');
  const image = cells['Variant Image'];
  const id = values.map(foldName).filter(Boolean).join('/');
  return {
    line,
    externalId: `${handle}#${id || 'default'}`.slice(0, 300),
    // Removes the leading apostrophe with which Excel keeps long numbers as text.
    sku: cells['Variant SKU']?.replace(/^'/, '').slice(0, 300) ?? null,
    size: of('size')[0] === undefined ? null : normaliseSize(of('size')[0] ?? ''),
    colour: of('colour')[0] ?? null,
    extra: of('other').map((value) => value.replace(/^'(?=[-+])/, '')),
    price: cells['Variant Price']?.replace(/^'/, '') ?? null,
    oldPrice: cells['Variant Compare At Price']?.replace(/^'/, '') ?? null,
    currency: null,
    stock: tracksStock(cells) ? quantity : null,
    active: true,
    images: image ? [image] : [],
  };
}

/**
 * Returns the role of each option of a product (colour, size or other), judging by the option's name. If the name is
 * unclear («Title», «Style»), the option is the colour or the size if all its values are colours or sizes.
 */
function optionRoles(head: Cells, variants: readonly Cells[]): Role[] {
  const names = [1, 2, 3].map((n) => foldName(head[`Option${n} Name`] ?? ''));
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
  return [...new Set(variants.map((cells) => cells[`Option${index + 1} Value`] ?? '').filter(Boolean))];
}

function genderOf(text: string | undefined): 'MALE' | 'FEMALE' | 'UNISEX' | null {
  return ({ male: 'MALE', female: 'FEMALE', unisex: 'UNISEX' } as const)[(text ?? '').toLowerCase() as 'male'] ?? null;
}

function gallery(rows: readonly Cells[]): Array<{ url: string; alt: string }> {
  return rows
    .flatMap((cells) => {
      const url = cells['Image Src'];
      const position = Number.parseInt(cells['Image Position'] ?? '', 10);
      return url
        ? [
            {
              url,
              alt: plainLine(cells['Image Alt Text'] ?? '').slice(0, 500),
              position: Number.isFinite(position) ? position : 1_000,
            },
          ]
        : [];
    })
    .sort((a, b) => a.position - b.position)
    .map(({ url, alt }) => ({ url, alt }));
}
