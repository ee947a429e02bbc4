import { Matches } from 'class-validator';

/**
 * One line of visible characters: no control characters, no line ends, no formatting marks such as those that turn the
 * direction of writing, no lone surrogates. The joiners of letters and emoji are allowed.
 */
const PLAIN = /^(?:(?![\p{Cc}\p{Zl}\p{Zp}\p{Cs}])(?:[\u200c\u200d]|\P{Cf}))*$/u;

/** For text that a shopper types and others see. */
export const PlainText = () => Matches(PLAIN, { message: 'must have no line ends and no invisible characters' });
