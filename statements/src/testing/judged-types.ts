import type { ResolvedTarget, ResolvedTargetEntry } from '@ts-safeql/generate';
import type { Shape } from './relations.js';

const UNKNOWN: ResolvedTarget = { kind: 'type', value: 'unknown', type: 'unknown' };
const NULL: ResolvedTarget = { kind: 'type', value: 'null', type: 'null' };

/**
 * Adds null to the type if `shape`, the result of `nullability.ts`, says that the value can be null, and removes it
 * otherwise. Without a shape the type is returned unchanged.
 */
export function judged(target: ResolvedTarget, shape: Shape | undefined): ResolvedTarget {
  if (!shape) return target;
  if (shape.untyped) return UNKNOWN;
  const bare = insideJudged(withoutNull(target), shape);
  return shape.nullable ? { kind: 'union', value: [bare, NULL] } : bare;
}

function insideJudged(target: ResolvedTarget, { fields, element }: Shape): ResolvedTarget {
  if (target.kind === 'object')
    return {
      ...target,
      value: target.value.map(([name, value]): ResolvedTargetEntry => [name, judged(value, fields?.get(name))]),
    };
  if (target.kind === 'array') return { ...target, value: judged(target.value, element) };
  return target;
}

export function isNull(target: ResolvedTarget): boolean {
  return target.kind === 'type' && target.value === 'null';
}

function withoutNull(target: ResolvedTarget): ResolvedTarget {
  if (target.kind !== 'union') return target;
  const value = target.value.map(withoutNull).filter((part) => !isNull(part));
  return value.length === 1 ? value[0]! : { kind: 'union', value };
}
