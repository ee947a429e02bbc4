import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { validate, type ValidationError } from 'class-validator';
import { badUserInput, type FieldFault } from '../../shared/api-error.js';

/** Checks every argument against its class; what is wrong is answered field by field, and nothing runs. */
@Injectable()
export class InputValidationPipe implements PipeTransform {
  async transform(value: unknown, { metatype, data, type }: ArgumentMetadata): Promise<unknown> {
    if (type !== 'body' || !metatype || typeof value !== 'object' || value === null) return value;
    const input = plainToInstance(metatype as new () => object, value);
    const errors = await validate(input, { whitelist: true, forbidUnknownValues: false });
    const faults = [...faultsOf(errors, data ?? 'dto'), ...nulFaults(input, data ?? 'dto')];
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

/** PostgreSQL has no text with the character U+0000, so nothing of ours can be meant by it. */
function nulFaults(value: unknown, path: string): FieldFault[] {
  if (typeof value === 'string')
    return value.includes('\0') ? [{ field: path, message: 'must not hold the character U+0000' }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    nulFaults(inner, Array.isArray(value) ? path : `${path}.${key}`),
  );
}
