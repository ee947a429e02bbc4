type Given<Values> = { [Key in keyof Values]?: Exclude<Values[Key], undefined> };

/** Returns the fields that are not undefined: those that the caller of an update has passed. */
export const given = <Values extends object>(values: Values): Given<Values> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Given<Values>;
