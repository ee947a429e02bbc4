/** One name in the spellings that code uses. */
export interface Name {
  /** `size-guide`: files and folders. */
  kebab: string;
  /** `SizeGuide`: components, classes. */
  pascal: string;
  /** `sizeGuide`: functions, calls of the schema. */
  camel: string;
}

/** Throws an error for the terminal unless the name is like `size-guide`. */
export function nameOf(typed: string | undefined): Name {
  if (!typed || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(typed))
    throw new Error(`«${typed ?? ''}» is no name: write small latin letters and hyphens, such as size-guide.`);
  const pascal = typed.replace(/(^|-)(\w)/g, (_, _hyphen, letter: string) => letter.toUpperCase());
  return { kebab: typed, pascal, camel: pascal[0]!.toLowerCase() + pascal.slice(1) };
}
