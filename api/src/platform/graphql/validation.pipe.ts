import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, validate, type ValidationError } from 'class-validator';
import { ruleFault, type Fault } from '../../shared/messages/messages.js';
import { badUserInput, type FieldFault, fieldFault } from '../../shared/api-error.js';

type Rule = ReturnType<ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']>[number];

/** Validates every argument by its class. Errors are reported for each field, and the resolver does not run. */
@Injectable()
export class InputValidationPipe implements PipeTransform {
  async transform(value: unknown, { metatype, data, type }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || value === null) return value;
    const path = data ?? '';
    const unreadable = textFaults(value, path);
    if (unreadable.length) throw badUserInput(unreadable);
    if (!metatype || typeof value !== 'object') return value;
    const input = plainToInstance(metatype as new () => object, value);
    const tooLong = overlongList(input, path);
    if (tooLong) throw badUserInput([tooLong]);
    const errors = await validate(input, { whitelist: true, forbidUnknownValues: false });
    const faults = faultsOf(errors, path);
    if (faults.length) throw badUserInput(faults);
    return input;
  }
}

/**
 * Maximum number of entries in a list whose field declares no bound with `@ArrayMaxSize`, such as a list of enum
 * values.
 */
const MOST_ENTRIES = 100;

/** Finds a list with too many entries, which would all be checked one by one; undefined if there is none. */
function overlongList(input: object, path: string): FieldFault | undefined {
  for (const [name, value] of Object.entries(input)) {
    const field = below(path, name);
    if (Array.isArray(value) && value.length > mostEntries(input, name))
      return { field, message: ruleFault('arrayMaxSize', [mostEntries(input, name)], false)! };
    for (const inner of Array.isArray(value) ? value : [value]) {
      const found = typeof inner === 'object' && inner !== null && overlongList(inner, field);
      if (found) return found;
    }
  }
  return undefined;
}

function mostEntries(input: object, field: string): number {
  const bound = rulesOf(input, field).find((rule) => (rule.name ?? rule.type) === 'arrayMaxSize');
  return bound ? (bound.constraints[0] as number) : MOST_ENTRIES;
}

function faultsOf(errors: ValidationError[], path: string): FieldFault[] {
  return errors.flatMap(({ target, property, constraints = {}, children = [] }) => {
    const field = below(path, property);
    const rules = rulesOf(target, property);
    const own = Object.entries(constraints).map(([name, words]) => ({ field, message: faultBy(name, words, rules) }));
    return [...own, ...faultsOf(children, field)];
  });
}

/** Returns the path of a field. The path of all arguments together is empty. */
const below = (path: string, field: string): string => (path ? `${path}.${field}` : field);

/** Returns the rules of class-validator for one field of an input. */
function rulesOf(input: object | undefined, field: string): Rule[] {
  if (!input) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(input.constructor, '', false, false);
  return rules.filter(({ propertyName }) => propertyName === field);
}

/** Returns the fault for the rule of this name: in the rule's own words, or in those of the message catalogues. */
function faultBy(name: string, words: string, rules: Rule[]): Fault {
  const rule = rules.find((one) => (one.name ?? one.type) === name);
  // A text instead of a function comes from class-validator.
  const own = rule && typeof rule.message !== 'function' ? ruleFault(name, rule.constraints ?? [], rule.each) : null;
  return own ?? (words as Fault);
}

/** Half of a character that consists of two UTF-16 units, such as an emoji that was cut. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Finds text that cannot be stored: PostgreSQL does not allow U+0000 in text, and UTF-8 has no unpaired surrogates. */
function textFaults(value: unknown, path: string): FieldFault[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [fieldFault(path, 'controlCharacter')];
    return LONE_SURROGATE.test(value) ? [fieldFault(path, 'halfCharacter')] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFaults(inner, Array.isArray(value) ? path : below(path, key)),
  );
}
