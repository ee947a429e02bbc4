import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import {
  ArrayUnique,
  IsNotEmpty,
  IsString,
  Length,
  Matches,
  MaxLength,
  registerDecorator,
  type ValidationArguments,
} from 'class-validator';
import { IfGiven } from '../platform/graphql/if-given.js';
import { OptionalLine } from '../platform/graphql/optional-line.js';
import { PlainText } from '../platform/graphql/plain-text.js';
import { LINK_HREF } from '../shared/link-href.js';
import { says } from '../shared/messages/messages.js';

/** Validators that several input types of the operators' schema share. */

const trimmed = (target: object, key: string): void =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))(target, key);

export { IfGiven };

/** Trims the text of an input field, and refuses it unless it is one line of `least` to `most` characters. */
export function Text(most: number, least = 1): PropertyDecorator {
  return (target, key) => {
    LongText(most, least)(target, key);
    PlainText()(target, key);
  };
}

/** Trims and checks a text of several lines in the same way. */
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

/** Declares an optional link: a path of the shop, or an https address. */
export function LinkHref(description: string): PropertyDecorator {
  return (target, key) => {
    Matches(LINK_HREF, says('pathOrHttps'))(target, key);
    OptionalLine(1000, description)(target, key);
  };
}

/**
 * Declares an optional text field whose column is never null, of at most `most` characters. If it is missing, nothing
 * changes. Null is an empty text.
 */
export function ClearableText(most: number, description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { nullable: true, description })(target, key);
    Transform(({ value }: { value: unknown }) => (value === null ? '' : value))(target, key as string);
    IfGiven()(target, key);
    IsString()(target, key);
    MaxLength(most)(target, key);
  };
}

/** Declares an optional list of strings in the same way: null is an empty list. */
export function ClearableList(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => [String], { nullable: true, description })(target, key);
    Transform(({ value }: { value: unknown }) => (value === null ? [] : value))(target, key as string);
    IfGiven()(target, key);
    ArrayUnique()(target, key);
  };
}

/** Refuses an input field that is not a slug of at most `most` characters: the last part of a page's URL, such as `new-in`. */
export function Slug(most = 100): PropertyDecorator {
  return (target, key) => {
    IsNotEmpty()(target, key);
    Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, says('slug'))(target, key);
    MaxLength(most)(target, key);
  };
}

/** Maximum length of a slug that a feed may give a brand, a category or a product. */
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

/** Requires the operator's reason for a change: 3 to 500 characters, which the audit log keeps permanently. */
export const Reason = (): PropertyDecorator => Text(500, 3);
