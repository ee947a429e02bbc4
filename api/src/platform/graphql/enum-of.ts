/** Returns the object of an enum, which `registerEnumType` takes, from its names. */
export const enumOf = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, name])) as { [Key in Name]: Key };
