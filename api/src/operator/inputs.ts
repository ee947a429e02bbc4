import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Length, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { OptionalLine } from '../platform/graphql/optional-line.js';

/** Validators that several input types of the operators' schema share. */

const trimmed = (target: object, key: string): void =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(target, key);

/** Marks an optional input field. If it is missing, nothing changes; null is refused. */
export const IfGiven = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined, options);

/** Marks a required input field with one line of text. Spaces at both ends are trimmed. */
export function Text(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    trimmed(target, key as string);
    IsString()(target, key);
    Length(least, most)(target, key);
  };
}

/** Marks an optional input field. If it is missing, nothing changes. Null or an empty text removes the stored value. */
export const Clearable = OptionalLine;

/** Marks an input field with a slug: the last part of a page's URL, such as `new-in`. */
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

/** Marks the reason for a change, which is stored in the audit trail permanently. */
export const Reason = (): PropertyDecorator => Text(500, 3);
