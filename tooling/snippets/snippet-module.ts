import { basename } from 'node:path';
import ts from 'typescript';
import type { PublicNames } from './public-names.js';
import { isReference, rewrite } from './rewrite.js';
import { boundNames, declaring, pathOf, type ImportedName, type SourceModule } from './source-module.js';

/**
 * Matches parts of the kit's source that are not in the package. A snippet contains copies of what it needs from them.
 */
const notPublished = /\/(?:fixtures|testing|foundations|patterns)\/|\.stories\.tsx$/;

/** Returns a replacement for a part, or undefined. */
export type Replace = (part: ts.Node) => string | undefined;

/** Collects what a snippet needs: imports from packages, and copies of everything else that it refers to. */
export class SnippetModule {
  private readonly imports = new Map<string, Map<string, { name: string; isType: boolean }>>();
  /** Local names with their origins. */
  private readonly origins = new Map<string, string>();
  private readonly declarations: string[] = [];

  constructor(
    private readonly names: PublicNames,
    /** Replaces parts that make sense only in a story. */
    private readonly replaceOfStory: (module: SourceModule, part: ts.Node) => string | undefined,
  ) {}

  /** Returns the text of a node in the snippet, and adds everything to which it refers. */
  write(module: SourceModule, node: ts.Node, replace?: Replace): string {
    return rewrite(node, (part) => {
      const other = replace?.(part) ?? this.replaceOfStory(module, part) ?? this.plain(module, part);
      if (other === undefined && isReference(part)) this.need(module, part.text);
      return other;
    });
  }

  /** Adds the declaration or the import of a name, if the module has one. */
  need(module: SourceModule, name: string): void {
    const declared = module.declarations.get(name);
    if (declared) return this.declare(module, name, declared);
    const imported = module.imports.get(name);
    if (imported) this.import(module, name, imported);
  }

  /** Adds an import of a public name. */
  importFrom(from: string, name: string, isType = false, local = name): void {
    if (!this.claim(local, from)) return;
    const names = this.imports.get(from) ?? new Map<string, { name: string; isType: boolean }>();
    this.imports.set(from, names.set(local, { name, isType }));
  }

  /** Adds a statement. */
  add(statement: string): void {
    this.declarations.push(statement);
  }

  /** Returns the complete snippet, unformatted. */
  text(body: string): string {
    const paragraphs = [...this.declarations, body].map((part) => part.trim());
    // The prop `css` needs the JSX runtime of Emotion.
    const pragma = /\bcss=\{/.test(paragraphs.join()) ? '/** @jsxImportSource @emotion/react */\n' : '';
    return pragma + [this.importLines().join('\n'), ...paragraphs].join('\n\n');
  }

  private importLines(): string[] {
    return [...this.imports].sort(([one], [other]) => order(one).localeCompare(order(other))).map(importLine);
  }

  private plain(module: SourceModule, part: ts.Node): string | undefined {
    if (part.kind === ts.SyntaxKind.ExportKeyword || part.kind === ts.SyntaxKind.DefaultKeyword) return '';
    // The mock of a callback does nothing, or has the implementation that the story set.
    if (ts.isCallExpression(part) && module.imports.get(part.expression.getText())?.from === 'storybook/test') {
      const [told] = part.arguments;
      if (told) return this.write(module, told);
      return ts.isAsExpression(part.parent) ? '(() => undefined)' : '() => undefined';
    }
    // `new URL('./drawn/bone.webp', import.meta.url).href`
    const file = /^new URL\('([^']+)', import\.meta\.url\)\.href$/.exec(part.getText())?.[1];
    return file === undefined ? undefined : `'/${basename(file)}'`;
  }

  private declare(module: SourceModule, name: string, node: ts.Node): void {
    const names = ts.isVariableDeclaration(node) ? boundNames(node.name) : [name];
    if (names.map((bound) => this.claim(bound, module.path)).includes(false)) return;
    const text = this.write(module, node);
    this.declarations.push(ts.isVariableDeclaration(node) ? `const ${text};` : text);
  }

  private import(module: SourceModule, local: string, { from, name, isType }: ImportedName): void {
    const path = pathOf(module.path, from);
    if (path === null) {
      if (/storybook/.test(from)) throw new Error(`a snippet cannot have ${local} of ${from}`);
      return this.importFrom(from, name, isType, local);
    }
    if (!notPublished.test(path)) {
      const entry = name === '*' && /\/icons\/index\.ts$/.test(path) ? '@meet/ui-kit/icons' : this.names.get(name);
      if (entry !== undefined) return this.importFrom(entry, name, isType, local);
    }
    if (path.endsWith('.json')) throw new Error(`a snippet cannot have ${from}`);
    if (!/\.tsx?$/.test(path)) {
      if (this.claim(local, path)) this.add(`const ${local} = '/${basename(path).replace(/\?.*/, '')}';`);
      return;
    }
    const found = declaring(path, name);
    if (!found) throw new Error(`a snippet cannot have ${local} of ${from}`);
    this.declare(found.module, found.name, found.module.declarations.get(found.name)!);
    if (found.name !== local && this.claim(local, path)) this.add(`const ${local} = ${found.name};`);
  }

  /** Whether the name is new. The same name cannot be used for two different things. */
  private claim(local: string, origin: string): boolean {
    const known = this.origins.get(local);
    if (known !== undefined && known !== origin) throw new Error(`${local} is from ${known} and from ${origin}`);
    this.origins.set(local, origin);
    return known === undefined;
  }
}

/** React first, the kit last. */
const order = (from: string) => `${from.startsWith('@meet/') ? 2 : 1}${from}`;

function importLine([from, names]: [string, Map<string, { name: string; isType: boolean }>]): string {
  const all = [...names];
  const whole = all.find(([, { name }]) => name === '*');
  if (whole) return `import * as ${whole[0]} from '${from}';`;
  const byDefault = all.find(([, { name }]) => name === 'default')?.[0];
  const isType = all.every(([, imported]) => imported.isType);
  const listed = all
    .filter(([local]) => local !== byDefault)
    .map(([local, { name, isType: alone }]) => {
      const renamed = name === local ? local : `${name} as ${local}`;
      return alone && !isType ? `type ${renamed}` : renamed;
    })
    .sort((one, other) => one.replace(/^type /, '').localeCompare(other.replace(/^type /, ''), 'en'));
  const list = listed.length > 0 ? [`{ ${listed.join(', ')} }`] : [];
  return `import ${isType ? 'type ' : ''}${[...(byDefault ? [byDefault] : []), ...list].join(', ')} from '${from}';`;
}
