/** A document with one operation, as a front end sends it. */
export interface FoundDocument {
  /** Name of the operation. */
  name: string;
  type: OperationType;
  text: string;
}

export type OperationType = 'query' | 'mutation' | 'subscription';

/** A text that looks like a document but cannot be registered. */
export interface DocumentFault {
  /** The beginning of the text. */
  text: string;
  reason: string;
}

export interface Found {
  documents: FoundDocument[];
  faults: DocumentFault[];
}

/** Matches the beginning of a document in a script, including its quotation mark. Line breaks may be escaped. */
const BEGINNING = /(["'`])(?=(?:\s|\\[nrt])*(?:(?:query|mutation|subscription)\s+\w+\s*[({@]|fragment\s+\w+\s+on\s))/g;

const COMPUTED = 'It is put together when the page runs, so nobody knows its text before. Write it as one string';
const NOT_ONE = 'A registered document has one operation, with a name';

/**
 * Finds the strings and templates of a script (source or minified) that are complete documents. A fragment alone is not
 * one.
 */
export function findInScript(script: string): Found {
  const found: Found = { documents: [], faults: [] };
  for (const { 1: quote, index } of script.matchAll(BEGINNING)) {
    const literal = literalAt(script, index + 1, quote!);
    if (literal === undefined) continue;
    const text = unescaped(literal);
    const isComputed = quote === '`' && /(?<!\\)\$\{/.test(literal);
    if (isComputed && /^\s*fragment\b/.test(text)) continue;
    if (isComputed) found.faults.push({ text: beginningOf(text), reason: COMPUTED });
    else take(found, text, false);
  }
  return found;
}

/**
 * Reads a file that is one document. Its text is registered unchanged, so the front end must send exactly the same
 * text.
 */
export function findInDocument(text: string): Found {
  const found: Found = { documents: [], faults: [] };
  take(found, text, true);
  return found;
}

function take({ documents, faults }: Found, text: string, isDocument: boolean): void {
  const definitions = definitionsOf(text) ?? [];
  const operations = definitions.filter(({ type }) => type !== 'fragment');
  const [operation] = operations;
  if (operation?.name && operations.length === 1)
    documents.push({ name: operation.name, type: operation.type as OperationType, text });
  else if (operations.length > 1 || (isDocument && (operation || !definitions.length)))
    faults.push({ text: beginningOf(text), reason: NOT_ONE });
}

interface Definition {
  type: OperationType | 'fragment';
  name: string | undefined;
}

/** The definitions of a document in their order; undefined if the text is not a document. */
function definitionsOf(text: string): Definition[] | undefined {
  const bare = text.replace(/"""[^]*?"""|"(?:\\.|[^"\\\n])*"|#.*/g, ' ');
  const definitions: Definition[] = [];
  let depth = 0;
  for (const [token] of bare.matchAll(/[{}()]|(?:query|mutation|subscription|fragment)\b(?:\s+\w+)?/g)) {
    if (token === '{' || token === '(') {
      // `{ shop { name } }` is a query without a name.
      if (depth === 0 && token === '{' && !definitions.length) definitions.push({ type: 'query', name: undefined });
      depth += 1;
    } else if (token === '}' || token === ')') depth -= 1;
    else if (depth === 0) {
      const [type, name] = token.split(/\s+/) as [Definition['type'], string | undefined];
      definitions.push({ type, name });
    }
    if (depth < 0) return undefined;
  }
  return depth === 0 ? definitions : undefined;
}

/** The content of a string or template up to its closing mark; undefined if the script ends before it. */
function literalAt(script: string, start: number, quote: string): string | undefined {
  for (let at = start; at < script.length; at += 1) {
    if (script[at] === '\\') at += 1;
    else if (script[at] === quote) return script.slice(start, at);
    else if (script[at] === '\n' && quote !== '`') return undefined;
  }
  return undefined;
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v', 0: '\0', '\n': '' };

/** The text that a string literal of a script stands for. */
function unescaped(literal: string): string {
  return literal.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([^]))/gi, (_, long, four, two, one) => {
    const code = (long ?? four ?? two) as string | undefined;
    return code ? String.fromCodePoint(parseInt(code, 16)) : (ESCAPES[one as string] ?? (one as string));
  });
}

const beginningOf = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 60);
