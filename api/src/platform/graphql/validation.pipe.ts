import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { badUserInput, type FieldFault } from '../../shared/api-error.js';

/** Validates every argument by its class. Errors are reported for each field, and the resolver does not run. */
@Injectable()
export class InputValidationPipe implements PipeTransform {
  async transform(value: unknown, { metatype, data, type }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || value === null) return value;
    const unreadable = textFaults(value, data ?? 'dto');
    if (unreadable.length) throw badUserInput(unreadable);
    if (!metatype || typeof value !== 'object') return value;
    const input = plainToInstance(metatype as new () => object, value);
    const errors = await validate(input, { whitelist: true, forbidUnknownValues: false });
    const faults = faultsOf(errors, data ?? 'dto');
    if (faults.length) throw badUserInput(faults);
    return input;
  }
}

function faultsOf(errors: ValidationError[], path: string): FieldFault[] {
  return errors.flatMap(({ property, constraints = {}, children = [] }) => {
    const field = `${path}.${property}`;
    const own = Object.values(constraints).map((message) => ({ field, message }));
    return [...own, ...faultsOf(children, field)];
  });
}

/** Half of a character that consists of two UTF-16 units, such as an emoji that was cut. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Finds text that cannot be stored: PostgreSQL does not allow U+0000 in text, and UTF-8 has no unpaired surrogates. */
function textFaults(value: unknown, path: string): FieldFault[] {
  if (typeof value === 'string') {
    if (value.includes('\0')) return [{ field: path, message: 'must not hold the character U+0000' }];
    return LONE_SURROGATE.test(value) ? [{ field: path, message: 'must not hold half of a character' }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textFaults(inner, Array.isArray(value) ? path : `${path}.${key}`),
  );
}
