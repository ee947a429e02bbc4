import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql';

/** Returns the names of the fields that a query selects in the field being resolved, or further down at `path`. */
export function askedFields(info: GraphQLResolveInfo, ...path: string[]): Set<string> {
  let fields: readonly FieldNode[] = info.fieldNodes;
  for (const name of path) fields = fieldsOf(fields, info).filter((field) => field.name.value === name);
  return new Set(fieldsOf(fields, info).map(({ name }) => name.value));
}

function fieldsOf(parents: readonly FieldNode[], info: GraphQLResolveInfo): FieldNode[] {
  return parents.flatMap(({ selectionSet }) => selected(selectionSet?.selections ?? [], info));
}

function selected(selections: readonly SelectionNode[], info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((selection) => {
    if (!isIncluded(selection, info)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    const { selectionSet } =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]!;
    return selected(selectionSet.selections, info);
  });
}

function isIncluded(node: SelectionNode, { variableValues }: GraphQLResolveInfo): boolean {
  const include = getDirectiveValues(GraphQLIncludeDirective, node, variableValues)?.if;
  const skip = getDirectiveValues(GraphQLSkipDirective, node, variableValues)?.if;
  return include !== false && skip !== true;
}
