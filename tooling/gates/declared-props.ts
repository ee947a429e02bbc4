import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A type that the kit exports: the props of a component, or the data that a component accepts. */
export interface Shape {
  name: string;
  members: Member[];
}

export interface Member {
  name: string;
  /** Type without null, undefined and `readonly`, as the compiler writes it. */
  type: string;
  /** The types of a callback's parameters; null if the member is not a callback. */
  parameters: string[] | null;
  /** Whether the type inherits the member from another type of the kit. */
  inherited: boolean;
}

/**
 * Reads the types that the kit's components export. `kit` is the folder with its tsconfig.json and its
 * `src/components`.
 */
export function declaredProps(kit: string): Shape[] {
  const components = join(kit, 'src/components');
  const entries = readdirSync(components)
    .map((folder) => join(components, folder, 'index.ts'))
    .filter((entry) => existsSync(entry));
  const { config } = ts.readConfigFile(join(kit, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, kit);
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const symbols = entries.flatMap((entry) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry)!);
    return module ? checker.getExportsOfModule(module) : [];
  });
  return symbols.flatMap((exported) => {
    const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
    return symbol.flags & ts.SymbolFlags.Interface ? shapesOf(checker, symbol, components) : [];
  });
}

/** Returns the shape of an interface, and the shapes of inline object types in its members: `SiteMenuProps.links`. */
function shapesOf(checker: ts.TypeChecker, symbol: ts.Symbol, components: string): Shape[] {
  const shapes: Shape[] = [];
  const read = (name: string, type: ts.Type, owner: ts.Symbol | undefined) => {
    const members = checker.getPropertiesOfType(type).flatMap((property): Member[] => {
      const [declaration] = property.declarations ?? [];
      if (!declaration?.getSourceFile().fileName.startsWith(components)) return [];
      const of = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const item = checker.getIndexTypeOfType(of, ts.IndexKind.Number) ?? of;
      const inherited = owner !== undefined && !owner.declarations?.includes(declaration.parent as ts.Declaration);
      const written = item.symbol?.declarations?.some((one) => ts.isTypeLiteralNode(one));
      if (written && !inherited && item.getCallSignatures().length === 0)
        read(`${name}.${property.name}`, item, undefined);
      return [
        {
          name: property.name,
          type: plainType(checker, of),
          parameters: parametersOf(checker, of),
          inherited,
        },
      ];
    });
    shapes.push({ name, members });
  };
  read(symbol.name, checker.getDeclaredTypeOfSymbol(symbol), symbol);
  return shapes;
}

const plainType = (checker: ts.TypeChecker, type: ts.Type) =>
  checker
    .typeToString(checker.getNonNullableType(type), undefined, ts.TypeFormatFlags.NoTruncation)
    .replace(/\breadonly /g, '');

function parametersOf(checker: ts.TypeChecker, type: ts.Type): string[] | null {
  const [signature] = type.getCallSignatures();
  return signature?.getParameters().map((one) => plainType(checker, checker.getTypeOfSymbol(one))) ?? null;
}
