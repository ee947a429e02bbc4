/**
 * The address of a thing: a template such as `/list?page={page}`, which a server component can pass, or a function.
 */
export type AddressOf<Thing> = string | ((thing: Thing) => string);

/**
 * Returns the address of a thing.
 * @param fields - What may stand in the braces of a template. A name that is not among them stays as it is.
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
