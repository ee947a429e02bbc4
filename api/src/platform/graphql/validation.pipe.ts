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
    if (errors.length) throw badUserInput(faultsOf(errors, data ?? 'dto'));
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
