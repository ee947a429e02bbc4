/** The URL of an object: a template such as `/list?page={page}`, which a server component can pass, or a function. */
export type AddressOf<Thing> = string | ((thing: Thing) => string);

/**
 * Returns the URL of an object.
 * @param fields - Values for the placeholders in braces of a template. A placeholder with an unknown name is not
 * replaced.
 */
export function addressOf<Thing>(
  address: AddressOf<Thing>,
  thing: Thing,
  fields: Readonly<Record<string, string | number>>,
): string {
  if (typeof address === 'function') return address(thing);
  return address.replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(fields, name) ? encodeURIComponent(String(fields[name])) : braces,
  );
}
