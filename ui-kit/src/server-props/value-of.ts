/** A value of a row: a key of the row, which a server component can pass, or a function. */
export type ValueOf<Row, Value> = (keyof Row & string) | ((row: Row) => Value);

/** Returns the value of the row. */
export function valueOf<Row, Value>(of: ValueOf<Row, Value>, row: Row): Value {
  return typeof of === 'function' ? of(row) : (row[of] as Value);
}
