import { Field } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';

/** Declares the input field of a change that states which version the caller has seen. */
export function SeenVersion(): PropertyDecorator {
  return (target, key) => {
    Field(() => String, {
      nullable: true,
      description:
        '`version` of the object as last read. If the object has changed since: CONFLICT, with the current state and version. Absent or null: no check.',
    })(target, key);
    IsOptional()(target, key);
    MaxLength(100)(target, key as string);
  };
}
