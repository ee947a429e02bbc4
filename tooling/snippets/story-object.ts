import ts from 'typescript';
import { parseExpression, substitute, unwrap } from './rewrite.js';
import type { SourceModule } from './source-module.js';

/** A prop of a story, or a spread of several (`key` is null). */
export interface Arg {
  key: string | null;
  value: ts.Expression;
}

export interface StoryObject {
  args?: Arg[];
  component?: string;
  render?: ts.ArrowFunction | ts.FunctionExpression;
  /** Stories that this story shows together. */
  parts?: StoryObject[];
  /** A snippet that the story's author wrote, because it cannot be generated. */
  code?: string;
  /** Whether the story is on no docs page. */
  hidden?: boolean;
}

type Resolve = (expression: ts.Expression) => StoryObject;

/** Returns the parts of a story or a meta object. Follows spreads, other stories and functions that create stories. */
export function storyObject(module: SourceModule, expression: ts.Expression): StoryObject {
  const resolve: Resolve = (other) => storyObject(module, other);
  const node = unwrap(expression);
  if (ts.isIdentifier(node)) return resolve(initializerOf(module, node.text));
  if (ts.isObjectLiteralExpression(node))
    return Object.assign({}, ...node.properties.map((property) => fromProperty(module, property, resolve)));
  if (ts.isCallExpression(node)) return fromCall(module, node, resolve);
  throw new Error(`no story: ${node.getText()}`);
}

export function initializerOf(module: SourceModule, name: string): ts.Expression {
  const declared = module.declarations.get(name);
  if (!declared || !ts.isVariableDeclaration(declared) || !declared.initializer) throw new Error(`no story: ${name}`);
  return declared.initializer;
}

function fromProperty(module: SourceModule, property: ts.ObjectLiteralElementLike, resolve: Resolve): StoryObject {
  if (ts.isSpreadAssignment(property)) return resolve(property.expression);
  if (!ts.isPropertyAssignment(property)) return {};
  const value = unwrap(property.initializer);
  switch (property.name.getText()) {
    case 'args':
      return { args: argsOf(module, value) };
    case 'component':
      return { component: value.getText() };
    case 'render':
      if (!ts.isArrowFunction(value) && !ts.isFunctionExpression(value)) throw new Error('render is no function');
      return { render: value };
    case 'parameters': {
      const docs = memberOf(value, 'docs');
      const code = memberOf(memberOf(docs, 'source'), 'code');
      const hidden = value.getText() === 'pictureOnly' || memberOf(docs, 'disable')?.getText() === 'true';
      return { hidden, ...(code && ts.isStringLiteralLike(code) ? { code: code.text } : {}) };
    }
    default:
      return {};
  }
}

function memberOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  const found = node.properties.find((property) => property.name?.getText() === name);
  return found && ts.isPropertyAssignment(found) ? unwrap(found.initializer) : undefined;
}

/** Flattens the args of other stories. Any other spread is kept. */
export function argsOf(module: SourceModule, expression: ts.Expression): Arg[] {
  const node = unwrap(expression);
  if (!ts.isObjectLiteralExpression(node)) return argsOfStory(module, node) ?? [{ key: null, value: node }];
  return node.properties.flatMap((property): Arg[] => {
    if (ts.isSpreadAssignment(property)) return argsOf(module, property.expression);
    if (ts.isShorthandPropertyAssignment(property)) return [{ key: property.name.text, value: property.name }];
    if (!ts.isPropertyAssignment(property)) throw new Error(`an arg without a value: ${property.getText()}`);
    const { name } = property;
    return [{ key: ts.isStringLiteral(name) ? name.text : name.getText(), value: property.initializer }];
  });
}

/** `Reduced.args` and `meta.args` of the same file. */
function argsOfStory(module: SourceModule, node: ts.Expression): Arg[] | null {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== 'args' || !ts.isIdentifier(node.expression))
    return null;
  return storyObject(module, node.expression).args ?? [];
}

/** A later value of a prop replaces an earlier one. */
export function mergeArgs(...lists: readonly (readonly Arg[] | undefined)[]): Arg[] {
  const all = lists.flatMap((list) => list ?? []);
  return all.filter(({ key }, index) => key === null || !all.slice(index + 1).some((later) => later.key === key));
}

function fromCall(module: SourceModule, call: ts.CallExpression, resolve: Resolve): StoryObject {
  const callee = call.expression.getText();
  if (callee === 'allStates' || callee === 'interaction') {
    const listed = unwrap(call.arguments[1]!);
    // `[First, Second].map(named)`
    const list = ts.isCallExpression(listed) ? (listed.expression as ts.PropertyAccessExpression).expression : listed;
    return { hidden: callee === 'allStates', parts: (list as ts.ArrayLiteralExpression).elements.map(resolve) };
  }
  const made = initializerOf(module, callee);
  if (!ts.isArrowFunction(made) || ts.isBlock(made.body)) throw new Error(`${callee} makes no story`);
  const values = new Map(
    made.parameters.map(({ name }, index) => [name.getText(), call.arguments[index]?.getText() ?? 'undefined']),
  );
  return resolve(parseExpression(substitute(unwrap(made.body), values)));
}
