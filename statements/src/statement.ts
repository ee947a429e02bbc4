import { numberParameters } from './named-parameters.js';

/**
 * One SQL statement: its name, its text, and the types of its parameters and rows. The types come from the database
 * itself, so that a misspelt column, a wrong type or a null that nobody expects does not compile.
 */
export class Statement<Params extends object, Row> {
  /** Types only: no value is ever here. */
  declare readonly types: { params: Params; row: Row };
  /** The text as PostgreSQL takes it, with `$1`, `$2` … */
  readonly text: string;
  /** In the order of their numbers. */
  readonly parameters: readonly string[];
  readonly optional: ReadonlySet<string>;
  /** Whether it only reads, so that sending it twice does no harm. In doubt it counts as writing. */
  readonly isRead: boolean;

  constructor(
    /** PostgreSQL plans a named statement once per connection. One name stands for one text. */
    readonly name: string,
    sql: string,
  ) {
    const { text, names, optional } = numberParameters(sql);
    this.text = text;
    this.parameters = names;
    this.optional = optional;
    this.isRead = isRead(text);
  }

  values(params: Params): unknown[] {
    const given = params as Record<string, unknown>;
    return this.parameters.map((name) => given[name]);
  }
}

/** In doubt it counts as writing: a name in quotes is one word with its quotes. */
export function isRead(sql: string): boolean {
  return /^\s*(SELECT|WITH|VALUES)\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|MERGE)\b/i.test(sql);
}

/** The parameters of a statement as arguments: none where it takes none. */
export type Given<Params> = [keyof Params] extends [never] ? [] : [params: Params];

/** What is put into a text: constant pieces of SQL. Values go as `:parameters`. */
type Fragment = string | number;

export interface DeclareStatement<Types> {
  /** Called as statement('name')`SELECT …`. */
  <Name extends keyof Types & string>(
    name: Name,
  ): (
    sql: TemplateStringsArray,
    ...fragments: Fragment[]
  ) => Types[Name] extends { params: infer Params extends object; row: infer Row } ? Statement<Params, Row> : never;
  /** Every statement declared so far: by the modules that are loaded. */
  readonly declared: ReadonlyMap<string, Statement<object, unknown>>;
}

/** Makes the function with which a package declares its statements. Throws for a name that is taken. */
export function statementsOf<Types>(): DeclareStatement<Types> {
  const declared = new Map<string, Statement<object, unknown>>();
  const declare =
    (name: string) =>
    (sql: TemplateStringsArray, ...fragments: Fragment[]) => {
      if (declared.has(name)) throw new Error(`Two statements are named «${name}»: a name stands for one text.`);
      const statement = new Statement<object, unknown>(name, String.raw({ raw: sql }, ...fragments));
      declared.set(name, statement);
      return statement;
    };
  // The types of each name are known to the compiler alone.
  return Object.assign(declare, { declared }) as unknown as DeclareStatement<Types>;
}
