// Renames the props that a major version renamed, by `renamed-props.json`, in the files of a TypeScript project:
//
//   node node_modules/@meet/ui-kit/codemods/rename-props.mjs [tsconfig.json]
//
// It works before and after the update of the kit, and takes the project's own TypeScript: a name is changed only where
// its type is one of the kit's. What it cannot see, such as an object that is typed elsewhere, the compiler reports.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** Each has the `type` that declares the prop, `from`, `to`, and a `note` if a callback is also called otherwise. */
export const renamedProps = JSON.parse(readFileSync(new URL('renamed-props.json', import.meta.url), 'utf8'));

const packages = new Map();

/** Whether a file belongs to the kit, wherever it is installed. */
function isOfKit(file) {
  const folder = dirname(file);
  if (!packages.has(folder)) {
    const manifest = join(folder, 'package.json');
    const named = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).name : undefined;
    packages.set(folder, named ? named === '@meet/ui-kit' : dirname(folder) !== folder && isOfKit(folder));
  }
  return packages.get(folder);
}

/** A rename of one project: reads it once, then answers for each file what to write. */
function findRenames(ts, program, renames) {
  const checker = program.getTypeChecker();
  const byOldName = new Map();
  for (const rename of renames) byOldName.set(rename.from, [...(byOldName.get(rename.from) ?? []), rename]);

  /** The type that declares a prop: `Breadcrumb`, or `SiteMenuProps.links` for the objects written out in that prop. */
  const ownerOf = (declaration) => {
    if (!isOfKit(declaration.getSourceFile().fileName)) return null;
    const path = [];
    for (let node = declaration.parent; node; node = node.parent) {
      if (ts.isPropertySignature(node)) path.unshift(node.name.getText());
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
        return [node.name.text, ...path].join('.');
    }
    return null;
  };
  const owners = (type, name) => (checker.getPropertyOfType(type, name)?.declarations ?? []).map(ownerOf);

  /** The rename of a name in a type, if the kit declares it there by the old or the new name, or it is on its way there. */
  const renameIn = (given, name) => {
    if (!given || !byOldName.has(name)) return undefined;
    return partsOf(given)
      .map((part) => renameOf(part, name) ?? sentFrom(part, name))
      .find(Boolean);
  };
  const partsOf = (given) => {
    const type = checker.getNonNullableType(given);
    return type.isUnion() ? type.types : [type];
  };
  const renameOf = (type, name) =>
    byOldName.get(name).find((rename) => {
      const old = owners(type, name);
      return old.includes(rename.type) || (old.length === 0 && owners(type, rename.to).includes(rename.type));
    });

  /** Properties of plain objects that reach the kit through variables and functions, by what declares them. */
  const sent = new Map();
  const sentFrom = (type, name) =>
    (checker.getPropertyOfType(type, name)?.declarations ?? [])
      .map((declaration) => sent.get(declaration))
      .find(Boolean);

  /** Finds in the type of a value, as deep as `depth`, the properties that its target in the kit renames. */
  const follow = (target, source, depth) => {
    if (target === source || depth === 0) return;
    for (const to of partsOf(target))
      for (const from of partsOf(source)) {
        const [item, given] = [to, from].map((type) => checker.getIndexTypeOfType(type, ts.IndexKind.Number));
        if (item && given) follow(item, given, depth - 1);
        else if (to !== from && !item && !given) followProperties(to, from, depth);
      }
  };
  const followProperties = (target, source, depth) => {
    for (const property of checker.getPropertiesOfType(source)) {
      const { name, declarations = [] } = property;
      const written = declarations.filter((one) => ts.isObjectLiteralExpression(one.parent));
      if (written.length === 0 && !source.isIntersection() && !(source.flags & ts.TypeFlags.Object)) continue;
      const rename = byOldName.has(name) && written.length > 0 && renameOf(target, name);
      if (rename) for (const one of written) sent.set(one, rename);
      const other = checker.getPropertyOfType(target, name);
      if (other && depth > 1 && (written.length > 0 || declarations.some(ts.isJsxAttribute)))
        follow(checker.getTypeOfSymbol(other), checker.getTypeOfSymbol(property), depth - 1);
    }
  };
  const lookAhead = (node) => {
    if (ts.isExpression(node) || ts.isJsxAttributes(node)) {
      const target = checker.getContextualType(node);
      if (target && !(target.flags & ts.TypeFlags.Any)) follow(target, checker.getTypeAtLocation(node), 6);
    }
    ts.forEachChild(node, lookAhead);
  };

  /** Objects of one list are of one type, in which the compiler keeps only one of those that look alike. */
  const joinSiblings = (node) => {
    if (ts.isArrayLiteralExpression(node)) {
      const properties = node.elements.flatMap(objectsIn).flatMap((one) => [...one.properties]);
      for (const { name, rename } of properties.map((one) => ({ name: one.name?.getText(), rename: sent.get(one) })))
        if (rename) for (const one of properties) if (one.name?.getText() === name) sent.set(one, rename);
    }
    ts.forEachChild(node, joinSiblings);
  };

  /** The objects written out in an item of a list, such as those of `...(more ? [{ … }] : [])`. */
  const objectsIn = (item) => {
    if (ts.isObjectLiteralExpression(item)) return [item];
    if (ts.isParenthesizedExpression(item) || ts.isSpreadElement(item)) return objectsIn(item.expression);
    if (ts.isConditionalExpression(item)) return [item.whenTrue, item.whenFalse].flatMap(objectsIn);
    return ts.isArrayLiteralExpression(item) ? item.elements.flatMap(objectsIn) : [];
  };

  /** What to rename at a node: the name, its rename, and whether a local variable keeps the old name. */
  const changeAt = (node) => {
    if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name))
      return { name: node.name, rename: renameIn(checker.getContextualType(node.parent), node.name.text) };
    if (ts.isPropertyAssignment(node) || ts.isMethodDeclaration(node) || ts.isShorthandPropertyAssignment(node)) {
      if (!ts.isObjectLiteralExpression(node.parent) || !(ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)))
        return {};
      const rename = renameIn(checker.getContextualType(node.parent), node.name.text) ?? sent.get(node);
      return { name: node.name, rename, short: ts.isShorthandPropertyAssignment(node) };
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent) && !node.dotDotDotToken) {
      const name = node.propertyName ?? node.name;
      if (!ts.isIdentifier(name)) return {};
      return { name, rename: renameIn(checker.getTypeAtLocation(node.parent), name.text), short: !node.propertyName };
    }
    if (ts.isPropertyAccessExpression(node))
      return { name: node.name, rename: renameIn(checker.getTypeAtLocation(node.expression), node.name.text) };
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name)) {
      const owner = ownerOf(node);
      return { name: node.name, rename: byOldName.get(node.name.text)?.find(({ type }) => type === owner) };
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
      const picked = pickedFrom(node);
      return { name: node.literal, rename: picked && renameIn(checker.getTypeAtLocation(picked), node.literal.text) };
    }
    return {};
  };

  /** The type of whose keys this is one: `T` of `Pick<T, 'key'>`, of `Omit<T, 'a' | 'key'>` and of `T['key']`. */
  const pickedFrom = (node) => {
    const { parent } = node;
    if (ts.isUnionTypeNode(parent)) return pickedFrom(parent);
    if (ts.isIndexedAccessTypeNode(parent)) return parent.objectType;
    const isPick = ts.isTypeReferenceNode(parent) && ['Omit', 'Pick'].includes(parent.typeName.getText());
    const isBase = ts.isExpressionWithTypeArguments(parent) && ['Omit', 'Pick'].includes(parent.expression.getText());
    return isPick || isBase ? parent.typeArguments[0] : undefined;
  };

  return (sources) => {
    sources.forEach(lookAhead);
    sources.forEach(joinSiblings);
    return sources.map((source) => ({ source, edits: editsOf(source) }));
  };

  function editsOf(source) {
    const edits = [];
    const visit = (node) => {
      const { name, rename, short } = changeAt(node);
      if (rename) {
        const written = ts.isStringLiteral(name)
          ? `${name.getText().at(0)}${rename.to}${name.getText().at(0)}`
          : rename.to;
        edits.push({
          start: name.getStart(),
          end: name.getEnd(),
          text: short ? `${rename.to}: ${rename.from}` : written,
          rename,
        });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
    return edits;
  }
}

/**
 * Renames in all files of a project, and writes them. Returns each changed file with the renames made in it, and the
 * places that a `note` is about.
 */
export function renameProps(ts, tsconfig, renames = renamedProps) {
  const { config, error } = ts.readConfigFile(tsconfig, ts.sys.readFile);
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(tsconfig));
  const program = ts.createProgram(fileNames, options);
  const written = program
    .getSourceFiles()
    .filter(({ isDeclarationFile, fileName }) => !isDeclarationFile && !fileName.includes('/node_modules/'));
  const changed = findRenames(ts, program, renames)(written).filter(({ edits }) => edits.length > 0);
  return changed.map(({ source, edits }) => {
    const text = edits
      .toSorted((one, other) => other.start - one.start)
      .reduce(
        (written, { start, end, text: name }) => written.slice(0, start) + name + written.slice(end),
        source.text,
      );
    writeFileSync(source.fileName, text);
    const notes = edits
      .filter(({ rename }) => rename.note)
      .map(({ start, rename }) => `${source.getLineAndCharacterOfPosition(start).line + 1}: ${rename.note}`);
    return { file: source.fileName, count: edits.length, notes };
  });
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const tsconfig = resolve(process.argv[2] ?? 'tsconfig.json');
  const ts = createRequire(tsconfig)('typescript');
  for (const { file, count, notes } of renameProps(ts, tsconfig)) {
    const path = relative(process.cwd(), file);
    process.stdout.write(`${path}: ${count}\n${notes.map((note) => `  by hand, ${path}:${note}\n`).join('')}`);
  }
}
