import { getMetadataStorage } from 'class-validator';

/**
 * Makes class-validator remember the rules of a class. Otherwise it looks at all classes of the program for each object
 * that it checks. A class is asked for only once its decorators have run. `schema` is the name of the class that it is
 * nested in.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Map<string, ReturnType<typeof find>>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    let bySchema = known.get(target);
    if (!bySchema) known.set(target, (bySchema = new Map()));
    let rules = bySchema.get(schema);
    if (!rules) bySchema.set(schema, (rules = find(target, schema, always, strictGroups, groups)));
    return rules;
  };
}
