import { ValidateIf, type ValidationOptions } from 'class-validator';

/** Makes an input field optional: if it is missing, it is not validated and nothing changes. Null is refused. */
export const IfGiven = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined, options);
