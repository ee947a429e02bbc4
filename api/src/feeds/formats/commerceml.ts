import { MalformedFileError } from '../../platform/files/malformed-file-error.js';
import { childText, xmlElements, type XmlElement } from '../../platform/files/xml-elements.js';
import { assembleGood, type AssembleContext } from '../commerceml/assemble-good.js';
import { addGroups, addPriceType, addProperty, type Classifier } from '../commerceml/classifier.js';
import { CommerceMlError } from '../commerceml/commerceml-error.js';
import { goodIdOf, mergeGood, withPictures, type GoodPart, type KnownGood } from '../commerceml/known-good.js';
import { choosePriceTypes, type PriceTypeAnswers, type PriceTypes } from '../commerceml/price-type.js';
import { characteristicsOf, readGood, readOffer } from '../commerceml/read-elements.js';
import { rejection, warning, type FeedFormat, type FeedIssue, type RawRow } from '../feed-format.js';
import { because } from '../feed-reason.js';
import { readSwitch } from '../switch-word.js';

/** A part of a product from a file, or what earlier files have stated about the product. */
type GoodRow = GoodPart | { kind: 'known'; known: KnownGood };

/** What the format needs besides the files. */
export interface CommerceMlContext extends Pick<AssembleContext, 'source'> {
  /** Returns the URL of a picture by its path in the exchange; null if its file is missing. */
  pictureOf: (path: string) => string | null;
  /** What earlier files stated about all goods; these files add to it. */
  classifier: Classifier;
  answers: PriceTypeAnswers;
  /** Returns what earlier files stated about goods. */
  knownGoods: (ids: readonly string[]) => Promise<Array<{ id: string; known: KnownGood }>>;
  /** Whether the files contain everything that 1С sells, so that files with changes alone are refused. */
  complete: boolean;
  /** Called once with each product as it is after these files. */
  onGood: (good: { id: string; known: KnownGood }) => void;
}

/** Number of goods that are looked up at once. */
const LOOKED_UP = 500;

const PACKAGES = new Set(['ПакетПредложений', 'ИзмененияПакетаПредложений']);
const WANTED = new Set(['Группы', 'Свойство', 'СвойствоНоменклатуры', 'ТипЦены', 'Товар', 'Предложение']);

/**
 * Reads CommerceML 2 of 1С: catalogues, packages of offers, and files that contain only prices or stock, in any order.
 * A file contains only changes, so what earlier files stated about its goods is merged with it. An instance serves one
 * import, which may assemble the goods twice: a rehearsal comes first.
 */
export function commerceMl(context: CommerceMlContext): FeedFormat {
  const seen = new Set<string>();
  const usedTypes = new Set<string>();
  const told = new Set<string>();
  let priceTypes: PriceTypes | null = null;
  let listsTypes = false;
  // A file that lists types of prices lists all of them.
  const onPriceType = (type: XmlElement): void => {
    if (!listsTypes) context.classifier.priceTypes = {};
    listsTypes = true;
    addPriceType(context.classifier, type);
  };
  const format: FeedFormat<GoodRow> = {
    name: 'commerceml',

    async *rows(text) {
      let waiting: RawRow<GoodRow>[] = [];
      const flush = async function* (): AsyncGenerator<RawRow<GoodRow>> {
        const unseen = [...new Set(waiting.map(({ group }) => group!))].filter((id) => !seen.has(id));
        for (const id of unseen) seen.add(id);
        const known = unseen.length > 0 ? await context.knownGoods(unseen) : [];
        for (const { id, known: said } of known) {
          yield { line: 0, group: id, data: { kind: 'known', known: said } };
        }
        yield* waiting;
        waiting = [];
      };
      for await (const row of rowsOf(text, context, onPriceType)) {
        if ('issue' in row) {
          yield row;
          continue;
        }
        if (row.data.kind === 'offer') for (const { type } of row.data.fields.prices ?? []) usedTypes.add(type);
        waiting.push(row);
        if (waiting.length === LOOKED_UP) yield* flush();
      }
      yield* flush();
    },

    *assemble(rows, options) {
      const first = rows.find(({ data }) => data.kind !== 'known');
      if (!first?.group) return;
      priceTypes ??= choosePriceTypes(context.classifier, usedTypes, context.answers);
      const earlier = rows.map(({ data }) => (data.kind === 'known' ? data.known : null)).find(Boolean) ?? null;
      const parts = rows.flatMap(({ data }) => (data.kind === 'known' ? [] : [data]));
      const known = withPictures(mergeGood(earlier, parts), context.pictureOf);
      if (!told.has(first.group)) context.onGood({ id: first.group, known });
      told.add(first.group);
      yield* assembleGood({ id: first.group, line: first.line, known }, { ...context, priceTypes }, options);
    },
  };
  return format as FeedFormat;
}

async function* rowsOf(
  text: AsyncIterable<string>,
  { classifier, complete }: CommerceMlContext,
  onPriceType: (type: XmlElement) => void,
): AsyncGenerator<RawRow<GoodPart> | { issue: FeedIssue }> {
  let root: string | null = null;
  let inPackage = false;
  let full = true;
  let hasChanges = false;
  const unread = new Set<string>();
  const onOpen = (path: readonly string[], attributes: Record<string, string>): void => {
    root ??= path[0] ?? null;
    const [, section, ...rest] = path;
    if (rest.length > 0 || section === undefined) return;
    inPackage = PACKAGES.has(section);
    if (section !== 'Каталог' && !inPackage) return;
    full = section !== 'ИзмененияПакетаПредложений' && readSwitch(attributes['СодержитТолькоИзменения'] ?? '') !== true;
    hasChanges ||= !full;
  };
  for await (const element of xmlElements(text, WANTED, onOpen)) {
    if (element.name === 'Группы') addGroups(classifier, element);
    else if (element.name === 'ТипЦены') onPriceType(element);
    else if (element.name !== 'Товар' && element.name !== 'Предложение') addProperty(classifier, element);
    else {
      const id = childText(element, 'Ид');
      if (!id) yield rejection(element.line, undefined, 'Ид', because('ELEMENT_WITHOUT_ID', { element: element.name }));
      else if (element.name === 'Предложение' || inPackage) yield offerRow(element, id, full);
      else yield* goodRows(element, id, unread);
    }
  }
  if (root !== 'КоммерческаяИнформация') {
    const reason = `the root element is <${root ?? ''}>, not <КоммерческаяИнформация>; is this CommerceML 2?`;
    throw new MalformedFileError({ line: 1 }, reason);
  }
  if (complete && hasChanges) {
    const reason = 'a file has only changes, so what it does not name need not be gone; leave out --complete';
    throw new CommerceMlError('COMMERCEML_ONLY_CHANGES', reason);
  }
  if (unread.size > 0) {
    const names = [...unread].sort().slice(0, 20).join(', ');
    yield warning(1, undefined, 'ЗначенияРеквизитов', because('REQUISITES_UNREAD', { names }));
  }
}

function offerRow(element: XmlElement, id: string, full: boolean): RawRow<GoodPart> {
  const { fields, describes } = readOffer(element);
  return { line: element.line, group: goodIdOf(id), data: { kind: 'offer', id, fields, describes, full } };
}

/** Early versions of 1С describe each offer as a product, whose id contains the characteristic. */
function* goodRows(element: XmlElement, id: string, unread: Set<string>): Generator<RawRow<GoodPart>> {
  const { fields, unread: names } = readGood(element);
  for (const name of names) unread.add(name);
  const group = goodIdOf(id);
  const { line } = element;
  if (id === group) {
    yield { line, group, data: { kind: 'good', fields } };
    return;
  }
  const { deleted = false, ...others } = fields;
  const characteristics = characteristicsOf(element);
  yield { line, group, data: { kind: 'good', fields: others } };
  const offer = {
    deleted,
    ...(fields.name ? { name: fields.name } : {}),
    ...(characteristics.length > 0 ? { characteristics } : {}),
  };
  yield { line, group, data: { kind: 'offer', id, fields: offer, describes: true, full: false } };
}
