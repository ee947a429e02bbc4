import { Field } from '@nestjs/graphql';
import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { IfGiven } from './if-given.js';
import { says } from '../../shared/messages/messages.js';

/**
 * Visible characters and line ends: no control characters, unpaired surrogates, or formatting characters such as those
 * that change the direction of text. The characters that join letters or emoji are allowed.
 */
const VISIBLE = /^(?:\n|(?![\p{Cc}\p{Zl}\p{Zp}\p{Cs}])(?:[\u200c\u200d]|\P{Cf}))*$/u;

const WHEN_MISSING = { EMPTY: { defaultValue: '' }, STAYS: { nullable: true }, REFUSED: {} };

/**
 * Declares a text field of several lines, at most `most` characters, that a shopper types and other people read. The
 * text is trimmed, and no two empty lines follow each other. A missing text becomes empty (`EMPTY`), leaves the stored
 * text unchanged while null empties it (`STAYS`), or is refused (`REFUSED`). `what` begins the field's description,
 * such as «Text of the review».
 */
export function Lines(what: string, most: number, missing: 'EMPTY' | 'STAYS' | 'REFUSED' = 'EMPTY'): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { ...WHEN_MISSING[missing], description: `${what}, ${most} characters at most.` })(target, key);
    if (missing === 'STAYS') {
      Transform(({ value }: { value: unknown }) => (value === null ? '' : value))(target, key as string);
      IfGiven()(target, key);
    }
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? tidy(value) : value))(
      target,
      key as string,
    );
    IsString()(target, key);
    MaxLength(most)(target, key);
    Matches(VISIBLE, says('invisibleCharacters'))(target, key);
  };
}

function tidy(text: string): string {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trimEnd());
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
