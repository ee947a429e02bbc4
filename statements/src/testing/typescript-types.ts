import type { ResolvedTarget } from '@ts-safeql/generate';

/** For each enum of the database, its labels. */
export type Enums = ReadonlyMap<string, readonly string[]>;

type Place = 'column' | 'parameter';

/** For each PostgreSQL type, the TypeScript type that `pg` returns for a column and accepts for a parameter. */
const SQL_TYPES: Record<string, string | Record<Place, string>> = {
  ...of('boolean', 'bool'),
  ...of('number', 'int2', 'int4', 'float4', 'float8', 'oid'),
  ...of(
    'string',
    'text',
    'varchar',
    'bpchar',
    'char',
    'name',
    'uuid',
    'inet',
    'tsvector',
    'regclass',
    'regconfig',
    'box',
  ),
  // `pg` returns 64-bit numbers as strings, because a JavaScript number could lose digits.
  ...of({ column: 'string', parameter: 'number | string' }, 'int8', 'numeric'),
  ...of({ column: 'Date', parameter: 'Date' }, 'timestamptz', 'timestamp'),
  ...of({ column: 'Date', parameter: 'Date | string' }, 'date'),
  ...of({ column: 'unknown', parameter: 'string' }, 'json', 'jsonb'),
  ...of('Buffer', 'bytea'),
  ...of({ column: 'string', parameter: 'never' }, 'void'),
};

/** TypeScript types of values inside JSON; a type that is not listed becomes a string. */
const JSON_TYPES: Record<string, string> = {
  ...of('boolean', 'bool'),
  ...of('number', 'int2', 'int4', 'int8', 'numeric', 'float4', 'float8', 'oid'),
  ...of('unknown', 'json', 'jsonb'),
};

function of<Type>(type: Type, ...names: string[]): Record<string, Type> {
  return Object.fromEntries(names.map((name) => [name, type]));
}

/**
 * Returns the TypeScript type for the name of a PostgreSQL type in `pg_type`. For an array, `hasNulls` says whether its
 * elements can be null. Throws for an unknown type.
 */
export function sqlType(name: string, place: Place, enums: Enums, hasNulls = false): string {
  if (name.startsWith('_')) {
    // `pg` does not know the database's own enums, so it returns an array of them as one string.
    if (place === 'column' && enums.has(name.slice(1))) return 'string';
    const element = sqlType(name.slice(1), place, enums) + (hasNulls ? ' | null' : '');
    return `${place === 'parameter' ? 'readonly ' : ''}${grouped(element)}[]`;
  }
  if (enums.has(name)) return name;
  const type = SQL_TYPES[name];
  if (!type) throw new Error(`No TypeScript type is known for PostgreSQL's «${name}»: add it to typescript-types.ts.`);
  return typeof type === 'string' ? type : type[place];
}

/** Returns the TypeScript type of a value inside JSON. */
export function jsonType(target: ResolvedTarget, enums: Enums): string {
  switch (target.kind) {
    case 'type':
      if (target.value === 'null') return 'null';
      if (target.value === 'unknown' || target.value === 'any') return 'unknown';
      if (target.type.startsWith('_')) return `${grouped(jsonScalar(target.type.slice(1), enums))}[]`;
      return jsonScalar(target.type, enums);
    case 'literal':
      return target.value;
    case 'union':
      return unionOf(target.value, enums);
    case 'array':
      // SafeQL describes an array column as an array of arrays, so one level is dropped.
      if (target.value.kind === 'type' && target.value.type.startsWith('_')) return jsonType(target.value, enums);
      return `${grouped(jsonType(target.value, enums))}[]`;
    case 'object':
      return `{ ${target.value.map(([name, value]) => `${propertyName(name)}: ${jsonType(value, enums)}`).join('; ')} }`;
  }
}

function jsonScalar(name: string, enums: Enums): string {
  return enums.has(name) ? name : (JSON_TYPES[name] ?? 'string');
}

function unionOf(parts: ResolvedTarget[], enums: Enums): string {
  const enumName = parts.map(enumOf).find((name) => name && enums.has(name));
  const others = enumName ? parts.filter((part) => enumOf(part) !== enumName) : parts;
  const types = [...(enumName ? [enumName] : []), ...others.map((part) => jsonType(part, enums))];
  return types.includes('unknown') ? 'unknown' : [...new Set(types)].join(' | ');
}

function enumOf(part: ResolvedTarget): string | undefined {
  return part.kind === 'literal' && part.base.kind === 'type' ? part.base.type : undefined;
}

export function propertyName(name: string): string {
  return /^[a-zA-Z_]\w*$/.test(name) ? name : `'${name}'`;
}

function grouped(type: string): string {
  return type.includes('|') ? `(${type})` : type;
}
