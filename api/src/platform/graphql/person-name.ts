import { applyDecorators } from '@nestjs/common';
import { Matches, MaxLength } from 'class-validator';

/** As people write them: no figures, no markup, no addresses of pages. */
const NAME = /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u;

/** A name, surname or patronymic; empty is another decorator's business. */
export const PersonName = () =>
  applyDecorators(
    MaxLength(60),
    Matches(NAME, { message: 'must be letters, with spaces, hyphens or apostrophes between' }),
  );
