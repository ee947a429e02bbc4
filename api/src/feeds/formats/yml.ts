import { treeOf } from '../category-path.js';
import { colourways, type FeedTexts } from '../colourways.js';
import { rejection, warning, type FeedFormat, type FeedRow, type RawRow } from '../feed-format.js';
import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { childrenFromWords, materialsFromWords, seasonsFromWords, sexFromWords } from '../normalise-words.js';
import { looksLikeHtml, plainLine, plainTextToHtml } from '../sanitise-description.js';
import { slugify } from '../slug.js';
import { stripSize } from '../variant-name.js';
import { childText, xmlElements, type XmlElement } from '../../platform/files/xml-elements.js';
import { isPhantomParent, readOffer, toVariants, type YmlOffer } from './yml-offer.js';
import { propertiesFromParams } from './yml-properties.js';

interface YmlRow {
  offer: YmlOffer;
  /** Names of the product's categories from the root downwards. */
  category: string[];
  shop: string;
}

/**
 * Reads Yandex Market's YML. Offers with the same `group_id` belong to one model; the params «Размер» and «Цвет» are
 * the size and colour. An offer that only represents its group (as Ecwid exports them) supplies the group's text and
 * pictures, and is not imported as an offer.
 */
export const yml: FeedFormat<YmlRow> = {
  name: 'yml',

  async *rows(text) {
    const categories = new Map<string, { name: string; parent: string | null }>();
    let root: string | null = null;
    let shop = '';
    const wanted = new Set(['name', 'company', 'category', 'offer']);
    for await (const element of xmlElements(text, wanted, (path) => (root ??= path[0] ?? null))) {
      if (element.name === 'name' || element.name === 'company') {
        if (element.text.trim() && (element.name === 'company' || !shop)) shop = plainLine(element.text);
      } else if (element.name === 'category') {
        const id = element.attributes['id'];
        const name = plainLine(element.text);
        if (id && name) categories.set(id, { name, parent: element.attributes['parentId'] ?? null });
      } else yield toRow(element, categories, shop);
    }
    if (root !== 'yml_catalog') {
      throw new MalformedFileError({ line: 1 }, `the root element is <${root ?? ''}>, not <yml_catalog>; is this YML?`);
    }
  },

  prices: ({ offer }) => [offer.price, offer.oldPrice],

  *assemble(rows, options): Generator<FeedRow> {
    const first = rows[0];
    if (!first) return;
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
      yield rejection(main.line, offer.id, 'name', 'no name');
      return;
    }
    for (const { line, data } of rows) yield* pictureWarnings(line, data.offer);
    const source = options.source ?? (slugify(first.data.shop) || 'yml');
    const category = main.data.category;
    const texts = textsOf(offer, name, members[0]?.data.offer.params ?? [], category);
    const offers = new Map(members.map(({ data }) => [data.offer.id, data.offer]));
    yield* colourways(
      {
        line: main.line,
        groupId,
        source,
        supplier: options.supplier ?? (first.data.shop || source),
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
      options,
    );
  },
};

const nameOf = ({ name, sizes }: YmlOffer): string => stripSize(plainLine(name), sizes[0]?.value ?? null);

/** Returns the texts of an offer, and what is read from them and from the words of its category. */
function textsOf(offer: YmlOffer, name: string, params: YmlOffer['params'], category: readonly string[]): FeedTexts {
  const words = [category.join(' '), name, ...params.map((param) => `${param.name} ${param.value}`)].join(' ');
  const sex = sexFromWords(words);
  return {
    name,
    description: looksLikeHtml(offer.description) ? offer.description : plainTextToHtml(offer.description),
    ...(sex ? { sex } : {}),
    ...(childrenFromWords(words) ? { children: true } : {}),
    seasons: seasonsFromWords(words),
    material: materialsFromWords(`${words} ${plainLine(offer.description)}`),
    properties: propertiesFromParams(params),
  };
}

function toRow(
  element: XmlElement,
  categories: ReadonlyMap<string, { name: string; parent: string | null }>,
  shop: string,
): RawRow<YmlRow> | { issue: { line: number; field: string; reason: string; severity: 'error' } } {
  const offer = readOffer(element);
  if (!offer)
    return { issue: { line: element.line, field: 'id', reason: 'an offer without an id', severity: 'error' } };
  const category: string[] = [];
  // The depth is limited, because a broken feed may contain a cycle of categories.
  for (let id = childText(element, 'categoryId'); id && category.length < 20;) {
    const known = categories.get(id);
    if (!known) break;
    category.unshift(known.name);
    id = known.parent;
  }
  return { line: element.line, group: offer.groupId ?? offer.id, data: { offer, category, shop } };
}

function* pictureWarnings(line: number, offer: YmlOffer): Generator<FeedRow> {
  for (const picture of offer.pictures) {
    if (!/^https?:\/\//i.test(picture))
      yield warning(line, offer.id, 'picture', `"${picture.slice(0, 100)}" is not an address; ignored`);
  }
}
