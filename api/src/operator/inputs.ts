import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Length, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { OptionalLine } from '../platform/graphql/optional-line.js';

/** Validators that several inputs of operators share. */

const trimmed = (target: object, key: string): void =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(target, key);

/** The value may be left out, which changes nothing; null is refused. */
export const IfGiven = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined, options);

/** A required line of text; spaces around it are trimmed. */
export function Text(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    trimmed(target, key as string);
    IsString()(target, key);
    Length(least, most)(target, key);
  };
}

/** The value may be left out, which changes nothing. Null or an empty text removes it. */
export const Clearable = OptionalLine;

/** The last part of a page's address, such as `new-in`. */
export function Slug(): PropertyDecorator {
  return (target, key) => {
    IsNotEmpty()(target, key);
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'must be lower-case Latin letters and digits, joined by hyphens' })(
      target,
      key,
    );
    MaxLength(100)(target, key);
  };
}

/** The reason for a change, kept in the trail for ever. */
export const Reason = (): PropertyDecorator => Text(500, 3);
