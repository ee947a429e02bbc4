import { applyDecorators } from '@nestjs/common';
import { Matches, MaxLength } from 'class-validator';

/** Letters, spaces, hyphens and apostrophes. Digits, markup and URLs are not allowed. */
const NAME = /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u;

/** Marks a field with a name, surname or patronymic. It may be empty, unless another decorator requires it. */
export const PersonName = () =>
  applyDecorators(
    MaxLength(60),
    Matches(NAME, { message: 'must be letters, with spaces, hyphens or apostrophes between' }),
  );
