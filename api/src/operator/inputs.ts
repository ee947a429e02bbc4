import { Transform } from 'class-transformer';
import { IsNotEmpty, IsString, Length, Matches, MaxLength, ValidateIf, type ValidationOptions } from 'class-validator';
import { OptionalLine } from '../platform/graphql/optional-line.js';

/** What several inputs of operators have in common. */

const trimmed = (target: object, key: string): void =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(target, key);

/** May be left out, and then nothing changes; null is refused. */
export const IfGiven = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined, options);

/** A line of text that has to be there. */
export function Text(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    trimmed(target, key as string);
    IsString()(target, key);
    Length(least, most)(target, key);
  };
}

/** May be left out (nothing changes) or null or empty (it is taken away). */
export const Clearable = OptionalLine;

/** The last part of an address: `new-in`. */
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

/** Why something is done, kept for good. */
export const Reason = (): PropertyDecorator => Text(500, 3);
