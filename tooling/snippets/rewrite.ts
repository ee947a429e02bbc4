import ts from 'typescript';

/** Returns the text of a node in which `replace` has replaced some parts. */
export function rewrite(node: ts.Node, replace: (part: ts.Node) => string | undefined): string {
  const own = replace(node);
  if (own !== undefined) return own;
  const file = node.getSourceFile().text;
  let text = '';
  let at = node.getStart();
  const visit = (part: ts.Node) => {
    const other = replace(part);
    if (other === undefined) return void ts.forEachChild(part, visit);
    text += file.slice(at, part.getStart()) + other;
    at = part.getEnd();
  };
  ts.forEachChild(node, visit);
  return text + file.slice(at, node.getEnd());
}

/** Whether the identifier stands for a value or a type, rather than being the name of a member or an attribute. */
export function isReference(node: ts.Node): node is ts.Identifier {
  if (!ts.isIdentifier(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isJsxAttribute(parent) || ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent)) return false;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name !== node;
  const isTag = ts.isJsxOpeningElement(parent) || ts.isJsxClosingElement(parent) || ts.isJsxSelfClosingElement(parent);
  return !isTag || /^[A-Z]/.test(node.text);
}

/** Returns the references within a node by the name they refer to. */
export function referencesIn(node: ts.Node): ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (part: ts.Node) => {
    if (isReference(part)) found.push(part);
    ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

/** Returns the text of a node in which references are replaced by other texts, such as parameters by their values. */
export function substitute(node: ts.Node, values: ReadonlyMap<string, string>): string {
  return rewrite(node, (part) => {
    if (!isReference(part)) return undefined;
    const value = values.get(part.text);
    if (value === undefined) return undefined;
    return ts.isShorthandPropertyAssignment(part.parent) ? `${part.text}: ${value}` : `${value}`;
  });
}

/** Parses an expression that is in no file. */
export function parseExpression(text: string): ts.Expression {
  const file = ts.createSourceFile('expression.tsx', `(${text});`, ts.ScriptTarget.Latest, true);
  return unwrap((file.statements[0] as ts.ExpressionStatement).expression);
}

/** Removes parentheses and type assertions. */
export function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}
