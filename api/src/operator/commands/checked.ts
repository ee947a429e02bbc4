import { InputValidationPipe } from '../../platform/graphql/validation.pipe.js';

/** The values, if the schema would take them: the command line and `/admin/graphql` have one set of rules. Throws BAD_USER_INPUT. */
export async function checked<Input extends object>(type: new () => Input, values: Input): Promise<Input> {
  return (await new InputValidationPipe().transform(values, { type: 'body', metatype: type })) as Input;
}
