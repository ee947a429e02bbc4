import { numberParameters } from './named-parameters.js';

/**
 * One SQL statement: its name, its text, and the types of its parameters and rows. The types are generated from the
 * database, so code with a misspelt column, a wrong type or an unexpected null does not compile.
 */
export class Statement<Params extends object, Row> {
  /** Types for the compiler only; the property does not exist at run time. */
  declare readonly types: { params: Params; row: Row };
  /** SQL with `$1`, `$2` … instead of parameter names. */
  readonly text: string;
  /** Names of the parameters, in the order of their numbers. */
  readonly parameters: readonly string[];
  readonly optional: ReadonlySet<string>;
  /** Whether the statement only reads, so that repeating it is safe. False in case of doubt. */
  readonly isRead: boolean;

  constructor(
    /** PostgreSQL plans a named statement once per connection, so a name must always have the same text. */
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

/** Whether an SQL text only reads. False in case of doubt, even for a quoted name such as "update". */
export function isRead(sql: string): boolean {
  return /^\s*(SELECT|WITH|VALUES)\b/i.test(sql) && !/\b(INSERT|UPDATE|DELETE|MERGE)\b/i.test(sql);
}

/** The arguments for a statement's parameters: none if it has no parameters. */
export type Given<Params> = [keyof Params] extends [never] ? [] : [params: Params];

/** A constant part of an SQL text. Variable values must be passed as `:parameters`. */
type Fragment = string | number;

export interface DeclareStatement<Types> {
  /** Called as statement('name')`SELECT …`. */
  <Name extends keyof Types & string>(
    name: Name,
  ): (
    sql: TemplateStringsArray,
    ...fragments: Fragment[]
  ) => Types[Name] extends { params: infer Params extends object; row: infer Row } ? Statement<Params, Row> : never;
  /** All statements declared by the modules loaded so far, by name. */
  readonly declared: ReadonlyMap<string, Statement<object, unknown>>;
}

/**
 * Returns the function with which a package declares its statements. That function throws if the name is already in
 * use.
 */
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
  // Only the compiler knows the types for each name, hence the cast.
  return Object.assign(declare, { declared }) as unknown as DeclareStatement<Types>;
}
