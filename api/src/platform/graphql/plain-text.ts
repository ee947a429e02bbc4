import { Matches } from 'class-validator';

/**
 * One line as it is seen: no control characters (line ends among them), no marks that turn the direction of writing, no
 * halves of characters. What joins letters and emoji stays.
 */
const PLAIN = /^(?:(?![\p{Cc}\p{Zl}\p{Zp}\p{Cs}])(?:[\u200c\u200d]|\P{Cf}))*$/u;

/** Words a shopper types that are kept and shown to others. */
export const PlainText = () => Matches(PLAIN, { message: 'must have no line ends and no invisible characters' });
