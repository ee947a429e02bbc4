import {
  Kind,
  parse,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationTypeNode,
  type SelectionSetNode,
} from 'graphql';
import { parseOptions, QUERY_LIMITS } from '../graphql/query-limits.js';

/** A selected field with the fields below it. Fields with the same response key are merged. */
export interface AskedField {
  name: string;
  args: readonly ArgumentNode[];
  below: AskedField[];
  /** Number of values in the response for the field and all fields below it, if variables do not affect it. */
  values: number | undefined;
}

export interface WeighedDocument {
  tokens: number;
  operations: { name: string | undefined; kind: OperationTypeNode; fields: AskedField[] }[];
  /** Error message if the document is refused. */
  fault?: string;
}

/**
 * Maximum depth of the analysis, which is deeper than any valid document. Validation refuses everything below, such as
 * fragments that form a cycle.
 */
const DEEPEST = 30;

/**
 * Analyses what a document selects, in a single pass that is cheap for any document. During validation, graphql-js
 * compares every pair of fields with the same response key, and visits every fragment once per operation. A document
 * for which this would take quadratic time is refused here, before validation. Throws the same errors as `parse`.
 */
export function weighDocument(text: string): WeighedDocument {
  const document = parse(text, { ...parseOptions, noLocation: true });
  const tokens = document.tokenCount ?? 0;
  try {
    return { tokens, operations: operationsOf(document) };
  } catch (error) {
    if (error instanceof Refused) return { tokens, operations: [], fault: error.message };
    throw error;
  }
}

class Refused extends Error {}

function operationsOf({ definitions }: DocumentNode): WeighedDocument['operations'] {
  const operations = definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION);
  atMost(operations.length, QUERY_LIMITS.operations, 'operations');
  atMost(fragments.length, QUERY_LIMITS.fragments, 'fragments');
  const walk = new Walk(new Map(fragments.map((fragment) => [fragment.name.value, fragment])));
  return operations.map(({ name, operation, selectionSet }) => ({
    name: name?.value,
    kind: operation,
    fields: walk.fieldsOf([selectionSet], 1),
  }));
}

class Walk {
  private seen = 0;

  constructor(private readonly fragments: Map<string, FragmentDefinitionNode>) {}

  /** Returns the fields of several selection sets that belong to one object of the response. */
  fieldsOf(sets: SelectionSetNode[], depth: number): AskedField[] {
    if (depth > DEEPEST) return [];
    const byKey = new Map<string, FieldNode[]>();
    const spread = new Set<string>();
    for (const set of sets) this.collect(set, byKey, spread);
    return [...byKey].map(([key, fields]) => {
      atMost(fields.length, QUERY_LIMITS.equalKeys, `fields with the response key «${key.slice(0, 50)}»`);
      const below = fields.flatMap(({ selectionSet }) => selectionSet ?? []);
      const { name, arguments: args = [] } = fields[0]!;
      return withValues(name.value, args, below.length ? this.fieldsOf(below, depth + 1) : []);
    });
  }

  private collect({ selections }: SelectionSetNode, byKey: Map<string, FieldNode[]>, spread: Set<string>): void {
    for (const selection of selections) {
      atMost((this.seen += 1), QUERY_LIMITS.fields, 'fields, fragments counted wherever they are spread');
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        const known = byKey.get(key);
        if (known) known.push(selection);
        else byKey.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) this.collect(selection.selectionSet, byKey, spread);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.fragments.get(selection.name.value);
        if (fragment) this.collect(fragment.selectionSet, byKey, spread);
      }
    }
  }
}

function withValues(name: string, args: readonly ArgumentNode[], below: AskedField[]): AskedField {
  const isFixed = args.length === 0 && !isConnection(below) && below.every(({ values }) => values !== undefined);
  return { name, args, below, values: isFixed ? below.reduce((sum, { values = 0 }) => sum + values, 1) : undefined };
}

/** Returns whether the fields are those of a connection, whose size is set by its own arguments. */
export const isConnection = (fields: readonly AskedField[]): boolean =>
  fields.some(({ name }) => name === 'edges' || name === 'nodes');

function atMost(count: number, most: number, what: string): void {
  if (count > most) throw new Refused(`The document has more than ${most} ${what}`);
}
