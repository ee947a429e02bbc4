import { InputValidationPipe } from '../../platform/graphql/validation.pipe.js';

/** Returns the values after validating them by the same rules as `/admin/graphql`. Throws BAD_USER_INPUT. */
export async function checked<Input extends object>(type: new () => Input, values: Input): Promise<Input> {
  return (await new InputValidationPipe().transform(values, { type: 'body', metatype: type, data: 'dto' })) as Input;
}
