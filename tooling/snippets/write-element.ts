import ts from 'typescript';
import { unwrap } from './rewrite.js';
import type { Arg } from './story-object.js';

type Write = (node: ts.Node) => string;

/** Returns the props as attributes of JSX, without `children`. */
export function attributes(args: readonly Arg[], write: Write): string {
  const isWhole = args.every(({ key }) => key !== null);
  return args
    .filter(({ key, value }) => key !== 'children' && !(isWhole && value.getText() === 'undefined'))
    .map(({ key, value }) => (key === null ? `{...${write(value)}}` : attribute(key, value, write)))
    .join(' ');
}

function attribute(key: string, value: ts.Expression, write: Write): string {
  const node = ts.isAsExpression(value) ? value : unwrap(value);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return key;
  if (ts.isStringLiteral(node) && /^'[^"\\\n&]*'$/.test(node.getText())) return `${key}="${node.text}"`;
  return `${key}={${write(value)}}`;
}

/** Returns the element of a component with its props. */
export function element(tag: string, args: readonly Arg[], write: Write): string {
  const props = attributes(args, write);
  const children = args.find(({ key }) => key === 'children')?.value;
  return children ? `<${tag} ${props}>${childText(children, write)}</${tag}>` : `<${tag} ${props} />`;
}

/** Returns `children` as text between tags. */
export function childText(value: ts.Expression, write: Write): string {
  const node = unwrap(value);
  if (ts.isJsxFragment(node)) return write(node).replace(/^<>|<\/>$/g, '');
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node)) return write(node);
  const isPlain =
    ts.isStringLiteral(node) && /^'[^{}<>\\&\n]+'$/.test(node.getText()) && node.text.trim() === node.text;
  return isPlain ? node.text : `{${write(value)}}`;
}

/** Returns the props as an object. */
export function object(args: readonly Arg[], write: Write): string {
  const member = ({ key, value }: Arg) => `${/^\w+$/.test(key ?? '') ? key : `'${key}'`}: ${write(value)}`;
  return `{ ${args.map((arg) => (arg.key === null ? `...${write(arg.value)}` : member(arg))).join(', ')} }`;
}
