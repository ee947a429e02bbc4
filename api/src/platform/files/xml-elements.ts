import { SaxesParser } from 'saxes';
import { MalformedFileError } from './malformed-file-error.js';
import { refuseStrayAmpersands } from './stray-ampersands.js';

/**
 * An XML element with its attributes, its own text and its child elements in order. It is small enough to be kept in
 * memory.
 */
export interface XmlElement {
  name: string;
  line: number;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
  /** Length of the parent's own text before this element. */
  offset: number;
}

/** HTML entities that shops use in XML without declaring them. */
const HTML_REFERENCES = {
  nbsp: '\u00a0',
  laquo: '«',
  raquo: '»',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  bull: '•',
  deg: '°',
  times: '×',
  copy: '©',
  reg: '®',
  trade: '™',
  shy: '',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  middot: '·',
  euro: '€',
  minus: '−',
};

/** Maximum size of an element, which protects the memory. Real products and pickup points are far smaller. */
const MAX_ELEMENT_CHARACTERS = 8_000_000;

/**
 * Yields the elements whose name is in `names`, each with its whole content, in file order. Elements around them are
 * not kept in memory; `onOpen` is called at the start of every element with its path. XML that is not well formed
 * throws a {@link MalformedFileError} with line and column. Entities declared in the file are ignored, and no external
 * file is opened.
 */
export async function* xmlElements(
  text: AsyncIterable<string>,
  names: ReadonlySet<string>,
  onOpen: (path: readonly string[], attributes: Record<string, string>) => void = () => undefined,
): AsyncGenerator<XmlElement> {
  const parser = new SaxesParser({ xmlns: false, position: true });
  Object.assign(parser.ENTITIES, HTML_REFERENCES);
  const path: string[] = [];
  const open: XmlElement[] = [];
  let held = 0;
  let ready: XmlElement[] = [];
  let failure: MalformedFileError | null = null;

  const fail = (reason: string): void => {
    failure ??= new MalformedFileError({ line: parser.line, column: parser.column }, reason);
  };
  parser.on('error', (error) => fail(error.message.replace(/^\d+:\d+: /, '')));
  parser.on('opentag', (tag) => {
    const attributes = tag.attributes as Record<string, string>;
    path.push(tag.name);
    onOpen(path, attributes);
    const parent = open.at(-1);
    if (!parent && !names.has(tag.name)) return;
    const element: XmlElement = {
      name: tag.name,
      line: parser.line,
      attributes,
      text: '',
      children: [],
      offset: parent?.text.length ?? 0,
    };
    parent?.children.push(element);
    open.push(element);
  });
  const onText = (value: string): void => {
    const element = open.at(-1);
    if (!element) return;
    held += value.length;
    if (held > MAX_ELEMENT_CHARACTERS) fail('one element holds more than 8 million characters');
    else element.text += value;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    path.pop();
    const element = open.pop();
    if (!element || open.length > 0) return;
    held = 0;
    ready.push(element);
  });

  let any = false;
  for await (const chunk of refuseStrayAmpersands(text)) {
    any ||= chunk.trim() !== '';
    // Removes white space at the start of the text, which XML does not allow before its declaration.
    parser.write(parser.position === 0 ? chunk.replace(/^[\s\ufeff]+/u, keepLines(parser)) : chunk);
    if (failure) throw failure;
    yield* ready;
    ready = [];
  }
  if (!any) throw new MalformedFileError({ line: 1 }, 'the file is empty');
  parser.close();
  if (failure) throw failure;
  yield* ready;
}

/** Returns the trimmed text of the first child with that name; null if there is none or its text is empty. */
export function childText(element: XmlElement, name: string): string | null {
  const text = element.children.find((child) => child.name === name)?.text.trim();
  return text ? text : null;
}

/** Returns the trimmed texts of all children with that name, except empty ones. */
export function childTexts(element: XmlElement, name: string): string[] {
  return element.children
    .filter((child) => child.name === name)
    .map((child) => child.text.trim())
    .filter(Boolean);
}

/**
 * Returns the content of an element as HTML, for text that is marked up by elements instead of CDATA. Text of an element
 * without children is returned as it stands, because it may be HTML itself.
 */
export function markupOf(element: XmlElement): string {
  if (element.children.length === 0) return element.text.trim();
  return contentOf(element).trim();
}

function contentOf({ text, children }: XmlElement): string {
  let from = 0;
  let markup = '';
  for (const child of children) {
    markup += escaped(text.slice(from, child.offset)) + elementMarkup(child);
    from = child.offset;
  }
  return markup + escaped(text.slice(from));
}

function elementMarkup(element: XmlElement): string {
  const attributes = Object.entries(element.attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  const opening = `${element.name}${attributes.join('')}`;
  return VOID.test(element.name) ? `<${opening}>` : `<${opening}>${contentOf(element)}</${element.name}>`;
}

const VOID = /^(?:br|hr|img|wbr)$/i;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * Returns a replacement function that removes text but counts its line breaks, so that reported line numbers are still
 * those of the file.
 */
function keepLines(parser: SaxesParser): (strays: string) => string {
  return (strays) => {
    parser.line += (strays.match(/\n/g) ?? []).length;
    return '';
  };
}
