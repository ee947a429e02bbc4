/** A name in the three spellings used in code. */
export interface Name {
  /** `care-label`, for files and folders. */
  kebab: string;
  /** `CareLabel`: components, classes. */
  pascal: string;
  /** `careLabel`, for functions and GraphQL fields. */
  camel: string;
}

/**
 * Returns the spellings of a name. Throws an error with a message for the user unless the name is like `care-label`.
 */
export function nameOf(typed: string | undefined): Name {
  if (!typed || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(typed))
    throw new Error(`«${typed ?? ''}» is no name: write small latin letters and hyphens, such as care-label.`);
  const pascal = typed.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  return { kebab: typed, pascal, camel: pascal[0]!.toLowerCase() + pascal.slice(1) };
}
