import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kind, parse, print, visit, type DefinitionNode, type FragmentDefinitionNode } from 'graphql';

/**
 * Returns the folder of the storefront's GraphQL documents. The path is correct for both the sources and the compiled
 * code.
 */
export function storefrontFolder(root: string): string {
  return join(resolve(root), 'storefront', 'app');
}

/** Returns the GraphQL operations of a folder by name, as they are sent: each includes the fragments that it uses. */
export function readDocuments(folder: string): Map<string, string> {
  const definitions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.graphql'))
    .flatMap((path) => parse(readFileSync(join(folder, path), 'utf8')).definitions);
  const fragments = new Map(
    definitions.filter((one) => one.kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]),
  );
  const documents = new Map<string, string>();
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
    const parts = [definition, ...spreadIn(definition, fragments)];
    documents.set(definition.name.value, parts.map((part) => print(part)).join('\n'));
  }
  return documents;
}

/** Returns the fragments that a definition uses, directly or through other fragments. */
function spreadIn(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): Set<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value);
      if (!fragment) throw new Error(`No document has the fragment ${name.value}`);
      if (found.has(fragment)) return;
      found.add(fragment);
      spreadIn(fragment, fragments, found);
    },
  });
  return found;
}
