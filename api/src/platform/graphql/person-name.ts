import { applyDecorators } from '@nestjs/common';
import { Matches, MaxLength } from 'class-validator';

/** Letters with spaces, hyphens and apostrophes: no digits, no markup, no URLs. */
const NAME = /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u;

/** A name, surname or patronymic. It may be empty: another decorator requires it. */
export const PersonName = () =>
  applyDecorators(
    MaxLength(60),
    Matches(NAME, { message: 'must be letters, with spaces, hyphens or apostrophes between' }),
  );
