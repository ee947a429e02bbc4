import { ensureSyntaxTree } from '@codemirror/language';
import { EditorSelection, type EditorState, type Line, type TransactionSpec } from '@codemirror/state';

/** What the toolbar can do to a text. */
export const marks = ['bold', 'italic', 'heading', 'link', 'list', 'quote'] as const;
export type Mark = (typeof marks)[number];

/** Names of the parser's nodes that have a mark. */
const nodes: Readonly<Record<Mark, RegExp>> = {
  bold: /^StrongEmphasis$/,
  italic: /^Emphasis$/,
  heading: /^(ATX|Setext)Heading\d$/,
  link: /^Link$/,
  list: /^(Bullet|Ordered)List$/,
  quote: /^Blockquote$/,
};

const signs = { bold: '**', italic: '*' } as const;
const starts = { list: '- ', quote: '> ' } as const;
/** A heading begins at the second level, because the first one is the title of the page; the next press is the third. */
const headings = ['## ', '### '];

/** Milliseconds that the parser may take to reach the cursor in a long text. */
const parsing = 50;

function nodesAt(state: EditorState, from: number, to: number) {
  const tree = ensureSyntaxTree(state, to, parsing);
  const found = [];
  for (let node = tree?.resolveInner(from, 1) ?? null; node; node = node.parent)
    if (node.from <= from && node.to >= to) found.push(node);
  for (let node = tree?.resolveInner(to, -1) ?? null; node; node = node.parent)
    if (node.from <= from && node.to >= to) found.push(node);
  return found;
}

const nodeOf = (mark: Mark, state: EditorState, from: number, to: number) =>
  nodesAt(state, from, to).find(({ name }) => nodes[mark].test(name));

/** The marks that the selection lies within. */
export function marksAt(state: EditorState): Mark[] {
  const { from, to } = state.selection.main;
  const found = nodesAt(state, from, to);
  return marks.filter((mark) => found.some(({ name }) => nodes[mark].test(name)));
}

/** The change that a button of the toolbar makes to the selection. */
export function marked(state: EditorState, mark: Mark): TransactionSpec {
  const spec = changeOf(state, mark);
  return { ...spec, scrollIntoView: true, userEvent: 'input' };
}

/** What a menu puts into the text: lines of their own, or a piece of a line. */
export interface MarkdownBlock {
  /** Its name in the menu. */
  label: string;
  /** What is put in. */
  text: string;
  /** Whether it stands within a line. Default: false. */
  inline?: boolean;
}

/** The change that puts a block after the selection. Lines of their own have an empty line before and after them. */
export function inserted(state: EditorState, { text, inline = false }: MarkdownBlock): TransactionSpec {
  const { to } = state.selection.main;
  if (inline) return { ...typed, changes: { from: to, insert: text }, selection: { anchor: to + text.length } };
  const line = state.doc.lineAt(to);
  const before = line.text.trim() === '' ? '' : '\n\n';
  const next = line.number === state.doc.lines ? null : state.doc.line(line.number + 1).text.trim();
  const insert = before + text + (next === '' ? '' : '\n');
  return { ...typed, changes: { from: line.to, insert }, selection: { anchor: line.to + before.length + text.length } };
}

const typed = { scrollIntoView: true, userEvent: 'input' } as const;

function changeOf(state: EditorState, mark: Mark): TransactionSpec {
  if (mark === 'bold' || mark === 'italic') return toggleSign(state, mark);
  if (mark === 'link') return insertLink(state);
  if (mark === 'heading') return changeLines(state, nextHeading(state));
  return toggleStart(state, starts[mark]);
}

/** Takes the signs around the selection away, or puts them around it: around the word, if nothing is selected. */
function toggleSign(state: EditorState, mark: keyof typeof signs): TransactionSpec {
  return state.changeByRange((range) => {
    const around = nodeOf(mark, state, range.from, range.to);
    if (around) {
      const size = mark === 'bold' ? 2 : 1;
      const inner = { from: around.from + size, to: around.to - size };
      const within = (at: number) => Math.min(Math.max(at, inner.from), inner.to) - size;
      return {
        range: EditorSelection.range(within(range.anchor), within(range.head)),
        changes: [
          { from: around.from, to: inner.from },
          { from: inner.to, to: around.to },
        ],
      };
    }
    const { from, to } = range.empty ? (state.wordAt(range.head) ?? range) : withoutSpaces(state, range);
    const sign = signs[mark];
    const moved = (at: number) => Math.min(Math.max(at, from), to) + sign.length;
    return {
      range: EditorSelection.range(moved(range.anchor), moved(range.head)),
      changes: [
        { from, insert: sign },
        { from: to, insert: sign },
      ],
    };
  });
}

/** A sign next to a space would not be read as markup. */
function withoutSpaces(state: EditorState, { from, to }: { from: number; to: number }) {
  const text = state.sliceDoc(from, to);
  if (text.trim() === '') return { from, to };
  return { from: from + text.search(/\S/), to: to - (text.length - text.trimEnd().length) };
}

/** A link with the selection as its words, or as its address if it is one. What is missing is selected. */
function insertLink(state: EditorState): TransactionSpec {
  const { from, to } = state.selection.main;
  const around = nodeOf('link', state, from, to);
  if (around) return { selection: { anchor: around.from, head: around.to } };
  const text = state.sliceDoc(from, to);
  const isAddress = /^(https?:\/\/|\/)\S+$/.test(text);
  const insert = isAddress ? `[](${text})` : `[${text}]()`;
  const missing = isAddress || text === '' ? from + 1 : from + text.length + 3;
  return { changes: { from, to, insert }, selection: { anchor: missing } };
}

function linesOf(state: EditorState): Line[] {
  const { from, to } = state.selection.main;
  const first = state.doc.lineAt(from).number;
  const last = state.doc.lineAt(to).number;
  return Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index));
}

/** Changes the beginnings of the selected lines, except for empty lines between others. */
function changeLines(state: EditorState, changed: (line: string) => { cut: number; insert: string }): TransactionSpec {
  const lines = linesOf(state);
  const changes = lines
    .filter(({ text }) => lines.length === 1 || text.trim() !== '')
    .map(({ from, text }) => {
      const { cut, insert } = changed(text);
      return { from, to: from + cut, insert };
    });
  const set = state.changes(changes);
  return { changes: set, selection: state.selection.map(set, 1) };
}

function toggleStart(state: EditorState, start: string): TransactionSpec {
  const lines = linesOf(state).filter(({ text }) => text.trim() !== '');
  const has = (text: string) => text.startsWith(start);
  const isMarked = lines.length > 0 && lines.every(({ text }) => has(text));
  return changeLines(state, (text) => {
    if (isMarked) return { cut: start.length, insert: '' };
    return { cut: 0, insert: has(text) ? '' : start };
  });
}

function nextHeading(state: EditorState) {
  const now = /^#{1,6} /.exec(state.doc.lineAt(state.selection.main.from).text)?.[0];
  const next = now === undefined ? headings[0]! : (headings[headings.indexOf(now) + 1] ?? '');
  return (text: string) => ({ cut: /^#{1,6} /.exec(text)?.[0].length ?? 0, insert: next });
}

/**
 * The change for Enter at the end of an entry of a list or of a quotation: the next line begins like it. An entry without
 * words ends the list. Null elsewhere.
 */
export function continued(state: EditorState): TransactionSpec | null {
  const { main } = state.selection;
  const line = state.doc.lineAt(main.head);
  const begin = /^(?:\s*>\s?)*\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/.exec(line.text)![0];
  if (!main.empty || begin.trim() === '' || main.head < line.from + begin.length) return null;
  const node = nodesAt(state, line.from + begin.length, line.from + begin.length);
  if (node.some(({ name }) => /Code/.test(name))) return null;
  if (line.text.length === begin.length) {
    return { changes: { from: line.from, to: line.to }, scrollIntoView: true, userEvent: 'delete' };
  }
  const next = begin.replace(/\d+(?=[.)])/, (number) => String(Number(number) + 1));
  const insert = `\n${next}`;
  return {
    changes: { from: main.head, insert },
    selection: { anchor: main.head + insert.length },
    scrollIntoView: true,
    userEvent: 'input',
  };
}
