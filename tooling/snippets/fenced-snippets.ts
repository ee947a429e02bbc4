import ts from 'typescript';
import type { NamedSnippet } from './check-snippets.js';
import type { PublicNames } from './public-names.js';
import { referencesIn } from './rewrite.js';

const fence = /^```tsx?\n(.*?)^```$/gms;

/**
 * Returns the fenced blocks of TypeScript on a page of Markdown, each with the imports from the kit that a reader would
 * add. `page` names the page.
 */
export function fencedSnippets(page: string, text: string, names: PublicNames): NamedSnippet[] {
  return [...text.matchAll(fence)].map(({ 1: code = '', index }) => {
    const line = text.slice(0, index).split('\n').length;
    return { name: `${page}:${line}`, code: withImports(code, names) };
  });
}

function withImports(code: string, names: PublicNames): string {
  const file = ts.createSourceFile('block.tsx', code, ts.ScriptTarget.Latest, true);
  const known = new Set<string>();
  const visit = (node: ts.Node) => {
    const declares = ts.isDeclarationStatement(node) || ts.isVariableDeclaration(node) || ts.isParameter(node);
    if ((declares || ts.isImportSpecifier(node)) && node.name) known.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(file);
  const missing = new Set(referencesIn(file).map(({ text }) => text));
  // The imports are on one line, so that the lines of the block keep their numbers.
  const imports = [...missing]
    .filter((name) => !known.has(name) && names.has(name))
    .map((name) => `import { ${name} } from '${names.get(name)}';`);
  return imports.join('') + code;
}
