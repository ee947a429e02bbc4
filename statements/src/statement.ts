import { numberParameters } from './named-parameters.js';

/**
 * One SQL statement: its name, its text, and the types of its parameters and rows. The database gives the types: with
 * a misspelt column, a wrong type or an unexpected null the code does not compile.
 */
export class Statement<Params extends object, Row> {
  /** Exists for the compiler only: it never has a value. */
  declare readonly types: { params: Params; row: Row };
  /** The text for PostgreSQL, with `$1`, `$2` … */
  readonly text: string;
  /** Names of the parameters, in the order of their numbers. */
  readonly parameters: readonly string[];
  readonly optional: ReadonlySet<string>;
  /** Whether it only reads, so that a retry is safe. When in doubt it counts as writing. */
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

/** Whether a text only reads. When in doubt it counts as writing: even a quoted name such as "update" does. */
export function isRead(sql: string): boolean {
  return /^\s*(SELECT|WITH|VALUES)\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|MERGE)\b/i.test(sql);
}

/** The arguments that carry a statement's parameters: none if it has no parameters. */
export type Given<Params> = [keyof Params] extends [never] ? [] : [params: Params];

/** A constant piece of SQL inside a text. Values go as `:parameters`. */
type Fragment = string | number;

export interface DeclareStatement<Types> {
  /** Called as statement('name')`SELECT …`. */
  <Name extends keyof Types & string>(
    name: Name,
  ): (
    sql: TemplateStringsArray,
    ...fragments: Fragment[]
  ) => Types[Name] extends { params: infer Params extends object; row: infer Row } ? Statement<Params, Row> : never;
  /** Every statement declared so far, by the modules that are loaded. */
  readonly declared: ReadonlyMap<string, Statement<object, unknown>>;
}

/** Returns the function with which a package declares its statements. It throws for a name that is taken. */
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
  // Only the compiler knows the types of each name.
  return Object.assign(declare, { declared }) as unknown as DeclareStatement<Types>;
}
