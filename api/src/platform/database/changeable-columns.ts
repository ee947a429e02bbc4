/** The columns of a table that a call may change, each only if its value is passed. */
export interface ChangeableColumns<Values> {
  /** SQL of a SET clause for the table named `changed`. Its parameter `:values` is the result of {@link valuesOf}. */
  set: string;
  /** Returns the values as JSON. A column that is undefined keeps its value. Throws for an unknown column. */
  valuesOf: (values: Values) => string;
}

/** Called as changeableColumns<Row>()('name', 'slug'), where Row is Prisma's type of the table's rows. */
export const changeableColumns =
  <Row extends object>() =>
  <Column extends keyof Row & string>(...columns: Column[]): ChangeableColumns<Given<Row, Column>> => {
    const known = new Set<string>(columns);
    const list = columns.map((column) => `"${column}"`).join(', ');
    return {
      set: `(${list}) = (SELECT ${list} FROM jsonb_populate_record(changed, :values::jsonb))`,
      valuesOf: (values) => {
        const unknown = Object.keys(values).find((column) => !known.has(column));
        if (unknown !== undefined) throw new Error(`«${unknown}» is not a changeable column`);
        return JSON.stringify(values);
      },
    };
  };

/** BIGINT columns are passed as numbers, because JSON has no bigint. */
type Given<Row, Column extends keyof Row> = {
  [Name in Column]?: (bigint extends Row[Name] ? number | Exclude<Row[Name], bigint> : Row[Name]) | undefined;
};
