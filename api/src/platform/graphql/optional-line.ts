import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import { cleanLine } from '../../shared/clean-line.js';
import { PlainText } from './plain-text.js';

/**
 * Declares an optional text field of one line, of at most `most` characters. The text is cleaned (`shared/clean-line.ts`), and an
 * empty one becomes null.
 */
export function OptionalLine(most: number, description?: string): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { nullable: true, description })(target, key);
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanLine(value) || null : value))(
      target,
      key as string,
    );
    IsOptional()(target, key);
    IsString()(target, key);
    MaxLength(most)(target, key);
    PlainText()(target, key);
  };
}
