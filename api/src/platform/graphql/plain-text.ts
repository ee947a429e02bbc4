import { Matches } from 'class-validator';
import { says } from '../../shared/messages/messages.js';

/**
 * One line of visible characters: no control characters, line breaks, unpaired surrogates, or formatting characters
 * such as those that change the direction of text. The characters that join letters or emoji are allowed.
 */
const PLAIN = /^(?:(?![\p{Cc}\p{Zl}\p{Zp}\p{Cs}])(?:[\u200c\u200d]|\P{Cf}))*$/u;

/**
 * Refuses line breaks and invisible characters in a text field of one line that one person types and other people see.
 */
export const PlainText = () => Matches(PLAIN, says('oneVisibleLine'));
