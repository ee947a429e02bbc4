import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** A name that a module imports. `name` is `*` for the whole module. */
export interface ImportedName {
  from: string;
  name: string;
  isType: boolean;
}

/** The text of a TypeScript module, and its top-level declarations. */
export interface SourceModule {
  path: string;
  /** Declarations by name: a statement, or a single declaration of `const`. */
  declarations: Map<string, ts.Node>;
  imports: Map<string, ImportedName>;
  /** Names that the module re-exports from other modules. `*` contains the modules that it re-exports completely. */
  exportsFrom: Map<string, ImportedName[]>;
}

const read = new Map<string, SourceModule>();

/** Parses a module once. `text` replaces the content of the file. */
export function sourceModule(path: string, text?: string): SourceModule {
  const known = read.get(path);
  if (known && text === undefined) return known;
  const file = ts.createSourceFile(path, text ?? readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const module: SourceModule = { path, declarations: new Map(), imports: new Map(), exportsFrom: new Map() };
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) addImports(module, statement);
    else if (ts.isExportDeclaration(statement)) addExports(module, statement);
    else if (ts.isVariableStatement(statement))
      for (const declared of statement.declarationList.declarations)
        for (const name of boundNames(declared.name)) module.declarations.set(name, declared);
    else if (ts.isDeclarationStatement(statement) && statement.name)
      module.declarations.set(statement.name.getText(), statement);
  }
  if (text === undefined) read.set(path, module);
  return module;
}

/** `Line`, or both names of `[courtLine, trailLine]`. */
export function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));
}

/** Clears the cached modules, because their files may have changed. */
export function forgetModules(): void {
  read.clear();
}

const textOf = (node: ts.Expression) => (node as ts.StringLiteral).text;

function addImports(module: SourceModule, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const from = textOf(moduleSpecifier);
  const all = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (importClause?.name) module.imports.set(importClause.name.text, { from, name: 'default', isType: all });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings))
    module.imports.set(bindings.name.text, { from, name: '*', isType: all });
  if (bindings && ts.isNamedImports(bindings))
    for (const { name, propertyName, isTypeOnly } of bindings.elements)
      module.imports.set(name.text, { from, name: (propertyName ?? name).text, isType: all || isTypeOnly });
}

function addExports(module: SourceModule, { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): void {
  if (!moduleSpecifier) return;
  const from = textOf(moduleSpecifier);
  const add = (exported: string, name: string) =>
    module.exportsFrom.set(exported, [...(module.exportsFrom.get(exported) ?? []), { from, name, isType: isTypeOnly }]);
  if (!exportClause) add('*', '*');
  else if (ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) add(name.text, (propertyName ?? name).text);
}

/** Returns the path of a module that another one imports by a relative path, or null for a package. */
export function pathOf(importer: string, from: string): string | null {
  if (!from.startsWith('.')) return null;
  const path = resolve(dirname(importer), from);
  const candidates = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')];
  return candidates.find((candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate)) ?? path;
}

/** Returns the module that declares a name which `path` exports, through any number of other modules. */
export function declaring(path: string, name: string): { module: SourceModule; name: string } | null {
  const module = sourceModule(path);
  if (module.declarations.has(name)) return { module, name };
  for (const { from, name: original } of module.exportsFrom.get(name) ?? [])
    return declaring(pathOf(path, from)!, original);
  for (const { from } of module.exportsFrom.get('*') ?? []) {
    const found = declaring(pathOf(path, from)!, name);
    if (found) return found;
  }
  return null;
}

/** Returns the names that a module exports, whatever module declares them. */
export function exportedNames(path: string): string[] {
  const module = sourceModule(path);
  const own = [...module.declarations].filter(([, node]) => {
    const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
    return ts.canHaveModifiers(statement) && ts.getModifiers(statement)?.some(isExport);
  });
  const whole = (module.exportsFrom.get('*') ?? []).flatMap(({ from }) => exportedNames(pathOf(path, from)!));
  return [...own.map(([name]) => name), ...[...module.exportsFrom.keys()].filter((name) => name !== '*'), ...whole];
}

const isExport = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.ExportKeyword;
