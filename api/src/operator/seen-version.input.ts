import { Field } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';

/** Declares the field of a changing call that says which version the caller has seen. */
export function SeenVersion(): PropertyDecorator {
  return (target, key) => {
    Field(() => String, {
      nullable: true,
      description:
        '`version` that the caller has read; if the thing is another now: CONFLICT, with its state and version. Absent or null: not compared.',
    })(target, key);
    IsOptional()(target, key);
    MaxLength(100)(target, key as string);
  };
}
