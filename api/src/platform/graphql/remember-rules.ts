import { getMetadataStorage } from 'class-validator';

/**
 * Makes class-validator remember the rules of a class. Otherwise it looks at all classes of the program for each object
 * that it checks. A class is asked for only once its decorators have run.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const find = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof find>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length) return find(target, schema, always, strictGroups, groups);
    let rules = known.get(target);
    if (!rules) known.set(target, (rules = find(target, schema, always, strictGroups, groups)));
    return rules;
  };
}
