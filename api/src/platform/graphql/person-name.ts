import { applyDecorators } from '@nestjs/common';
import { Matches, MaxLength } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/** Letters, spaces, hyphens and apostrophes. Digits, markup and URLs are not allowed. */
const NAME = /^(?:[\p{L}\p{M}][\p{L}\p{M}’' -]*)?$/u;

/**
 * Refuses a name, surname or patronymic that is too long or contains anything but letters, spaces, hyphens and
 * apostrophes. An empty text is allowed.
 */
export const PersonName = () => applyDecorators(MaxLength(60), Matches(NAME, says('personName')));
