import { Transform } from 'class-transformer';
import {
  IsNotEmpty,
  IsString,
  Length,
  Matches,
  MaxLength,
  registerDecorator,
  ValidateIf,
  type ValidationArguments,
  type ValidationOptions,
} from 'class-validator';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { says } from '../shared/messages/messages.js';

/** Validators that several input types of the operators' schema share. */

const trimmed = (target: object, key: string): void =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(target, key);

/** Makes an input field optional: if it is missing, it is not validated and nothing changes. Null is refused. */
export const IfGiven = (options?: ValidationOptions): PropertyDecorator =>
  ValidateIf((_, value: unknown) => value !== undefined, options);

/** Trims the text of an input field, and refuses it unless it is one line of `least` to `most` characters. */
export function Text(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    LongText(most, least)(target, key);
    PlainText()(target, key);
  };
}

/** The same for a text of several lines. */
export function LongText(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    trimmed(target, key as string);
    IsString()(target, key);
    Length(least, most)(target, key);
  };
}

/**
 * Declares an optional text field of an input. If it is missing, nothing changes. Null or an empty text removes the
 * stored value.
 */
export const Clearable = OptionalLine;

/** Refuses an input field that is not a slug of at most `most` characters: the last part of a page's URL, such as `new-in`. */
export function Slug(most = 100): PropertyDecorator {
  return (target, key) => {
    IsNotEmpty()(target, key);
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('slug'))(target, key);
    MaxLength(most)(target, key);
  };
}

/** Longest slug that a feed may give a brand, a category or a product. */
export const CATALOGUE_SLUG = 200;

/** Refuses a time that is not later than another field, if both are given. */
export function LaterThan(other: string): PropertyDecorator {
  return (target, key) => {
    registerDecorator({
      name: 'laterThan',
      target: target.constructor,
      propertyName: key as string,
      options: says('laterThan', { other }),
      validator: {
        validate: (time: unknown, { object }: ValidationArguments) => {
          const earlier = (object as Record<string, unknown>)[other];
          return !(time instanceof Date && earlier instanceof Date) || time > earlier;
        },
      },
    });
  };
}

/** Requires the operator's reason for a change: 3 to 500 characters, which the audit trail keeps permanently. */
export const Reason = (): PropertyDecorator => Text(500, 3);
