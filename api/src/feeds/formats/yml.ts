import { childrenFromWords, sexFromWords } from '@meet/search-indexer/language';
import { treeOf } from '../category-path.js';
import { colourways, type FeedTexts } from '../colourways.js';
import {
  rejection,
  remark,
  warning,
  type FeedFormat,
  type FeedIssue,
  type FeedRow,
  type RawRow,
} from '../feed-format.js';
import { because, readAs } from '../feed-reason.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { normaliseCurrency } from '../money-amount.js';
import { materialsFromWords, seasonsFromWords } from '../normalise-words.js';
import { descriptionHtml, plainLine } from '../sanitise-description.js';
import { propertiesFrom } from '../product-properties.js';
import { slugify } from '../slug.js';
import { stripSize } from '../variant-name.js';
import { xmlElements, type XmlElement } from '../../platform/files/xml-elements.js';
import { isPhantomParent, readOffer, toVariants, type YmlOffer } from './yml-offer.js';

interface YmlRow {
  offer: YmlOffer;
}

/** What a file says about all its offers, in any order. */
interface YmlFile {
  shop: string;
  categories: Map<string, { name: string; parent: string | null }>;
  /** Rates as the file states them, by currency; empty text if it states none. */
  rates: Map<string, string>;
}

/**
 * Reads Yandex Market's YML. Offers with the same `group_id` belong to one model; the params «Размер» and «Цвет» are
 * the size and colour. An offer that only represents its group (as Ecwid exports them) supplies the group's text and
 * pictures, and is not imported as an offer.
 */
export const yml: FeedFormat<YmlRow, YmlFile> = {
  name: 'yml',

  async *rows(text) {
    const file: YmlFile = { shop: '', categories: new Map(), rates: new Map() };
    let root: string | null = null;
    const wanted = new Set(['name', 'company', 'currency', 'category', 'offer', 'promo', 'gift']);
    for await (const element of xmlElements(text, wanted, (path) => (root ??= path[0] ?? null))) {
      const { id, rate = '', parentId = null } = element.attributes;
      if (element.name === 'name' || element.name === 'company') {
        if (element.text.trim() && (element.name === 'company' || !file.shop)) file.shop = plainLine(element.text);
      } else if (element.name === 'currency') {
        if (id) file.rates.set(normaliseCurrency(id), rate.trim().replace(',', '.'));
      } else if (element.name === 'category') {
        const name = plainLine(element.text);
        if (id && name) file.categories.set(id, { name, parent: parentId });
      } else if (element.name === 'offer') yield toRow(element, file);
      else {
        const { type = element.name } = element.attributes;
        yield remark(element.line, id, {
          field: element.name,
          text: type,
          readAs: readAs('READ_AS_PROMOTION'),
        });
      }
    }
    if (root !== 'yml_catalog') {
      throw new MalformedFileError({ line: 1 }, `the root element is <${root ?? ''}>, not <yml_catalog>; is this YML?`);
    }
  },

  prices: ({ offer }) => [offer.price, offer.oldPrice],

  *assemble(rows, options): Generator<FeedRow> {
    const first = rows[0];
    const file = first?.file;
    if (!first || !file) return;
    const groupId = first.data.offer.groupId ?? first.data.offer.id;
    const parent = rows.find(({ data }) =>
      isPhantomParent(
        data.offer,
        rows.map((row) => row.data.offer),
      ),
    );
    const members = rows.filter((row) => row !== parent);
    const main = parent ?? first;
    const offer = main.data.offer;
    const { variants, remarks } = toVariants(members.map(({ line, data }) => ({ line, offer: data.offer })));
    yield* remarks;
    const name = plainLine(parent ? offer.name : nameOf(offer));
    if (!name) {
      yield rejection(main.line, offer.id, 'name', because('NAME_MISSING'));
      return;
    }
    for (const { line, data } of rows) yield* pictureWarnings(line, data.offer);
    const source = options.source ?? (slugify(file.shop) || 'yml');
    const category = categoryPath(file, offer);
    if (category.length === 0 && offer.categoryIds.length > 0)
      yield remark(main.line, offer.id, {
        field: 'categoryId',
        text: offer.categoryIds.join(', '),
        readAs: readAs('READ_AS_UNKNOWN_CATEGORY'),
      });
    const texts = textsOf(offer, name, members[0]?.data.offer.params ?? [], category);
    const offers = new Map(members.map(({ data }) => [data.offer.id, data.offer]));
    yield* colourways(
      {
        line: main.line,
        groupId,
        source,
        supplier: options.supplier ?? (file.shop || source),
        stated: statedSex(offer.params) ? ['sex'] : [],
        sex: 'UNISEX',
        children: false,
        ...texts,
        brand: offer.vendor ? plainLine(offer.vendor) : null,
        category: treeOf(category),
        slugBase: null,
        active: true,
        newArrival: false,
        publishedAt: null,
        seoTags: null,
        images: [...new Set(rows.flatMap(({ data }) => data.offer.pictures))].map((url) => ({ url })),
        textsOf: ({ externalId }) => {
          const own = offers.get(externalId);
          return own ? textsOf(own, nameOf(own), own.params, category) : {};
        },
      },
      variants,
      { ...options, rates: { ...ratesOf(file), ...options.rates } },
    );
  },
};

const nameOf = ({ name, sizes }: YmlOffer): string => stripSize(plainLine(name), sizes[0]?.value ?? null);

/** Returns the sex that a parameter of the offer states; null if none does. */
function statedSex(params: YmlOffer['params']): ReturnType<typeof sexFromWords> {
  const said = params.find(({ name }) => /^(?:пол|gender|sex)$/iu.test(name.trim()));
  return said ? sexFromWords(said.value) : null;
}

/** Returns the texts of an offer, and the values read from them and from the words of its category. */
function textsOf(offer: YmlOffer, name: string, params: YmlOffer['params'], category: readonly string[]): FeedTexts {
  const words = [category.join(' '), name, ...params.map((param) => `${param.name} ${param.value}`)].join(' ');
  const sex = statedSex(params) ?? sexFromWords(words);
  return {
    name,
    description: descriptionHtml(offer.description),
    ...(sex ? { sex } : {}),
    ...(childrenFromWords(words) ? { children: true } : {}),
    seasons: seasonsFromWords(words),
    material: materialsFromWords(`${words} ${plainLine(offer.description)}`),
    properties: propertiesFrom(params),
  };
}

function toRow(element: XmlElement, file: YmlFile): RawRow<YmlRow, YmlFile> | { issue: FeedIssue } {
  const offer = readOffer(element);
  if (!offer) return rejection(element.line, undefined, 'id', because('OFFER_WITHOUT_ID'));
  return { line: element.line, group: offer.groupId ?? offer.id, data: { offer }, file };
}

/** Returns the names of the offer's first known category and those above it, from the root downwards. */
function categoryPath({ categories }: YmlFile, { categoryIds }: YmlOffer): string[] {
  const path: string[] = [];
  // The depth is limited, because a broken feed may contain a cycle of categories.
  for (let id = categoryIds.find((known) => categories.has(known)) ?? null; id && path.length < 20;) {
    const category = categories.get(id);
    if (!category) break;
    path.unshift(category.name);
    id = category.parent;
  }
  return path;
}

/**
 * Returns the file's own rates, if they are in roubles: the rouble must be the currency whose rate is 1. Another
 * currency with the rate 1 has no rate, because some shops fill in the attribute that way.
 */
function ratesOf({ rates }: YmlFile): Record<string, string> {
  if (!['', '1', '1.0', '1.00'].includes(rates.get('RUB') ?? 'none')) return {};
  return Object.fromEntries([...rates].filter(([, rate]) => rate !== '' && Number(rate) !== 1));
}

function* pictureWarnings(line: number, offer: YmlOffer): Generator<FeedRow> {
  for (const picture of offer.pictures) {
    if (!/^(https?:)?\/\//i.test(picture))
      yield warning(line, offer.id, 'picture', because('PICTURE_UNREADABLE', { address: picture.slice(0, 100) }));
  }
}
