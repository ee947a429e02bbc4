import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Length, Matches, MaxLength } from 'class-validator';
import { cleanLine } from '../../shared/clean-line.js';
import { PlainText } from './plain-text.js';

/** Cleans the text of an input field before it is checked; see {@link cleanLine}. */
export const Cleaned = (): PropertyDecorator => (target, key) =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? cleanLine(value) : value))(
    target,
    key as string,
  );

/**
 * Declares a required text field of one line that a person fills in: cleaned, of `least` to `most` visible characters.
 */
export function PersonLine(most: number, description: string, least = 1): PropertyDecorator {
  return (target, key) => {
    Field({ description })(target, key);
    Cleaned()(target, key);
    IsString()(target, key);
    Length(least, most)(target, key);
    PlainText()(target, key);
  };
}

/** Declares an optional postal code: cleaned, its groups of digits joined, empty is null. */
export function PostalCode(pattern: RegExp, message: { message: () => string }): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { nullable: true, description: 'Postal code.' })(target, key);
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? codeOf(value) : value))(
      target,
      key as string,
    );
    IsOptional()(target, key);
    IsString()(target, key);
    MaxLength(10)(target, key);
    Matches(pattern, message)(target, key);
  };
}

function codeOf(typed: string): string | null {
  const line = cleanLine(typed);
  return (/^[\d -]+$/.test(line) ? line.replace(/[ -]/g, '') : line) || null;
}
