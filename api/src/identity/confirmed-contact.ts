/**
 * SQL: a contact of the account that its owner has confirmed; null if there is none, or if an operator has entered it and
 * nobody has signed in by it yet. Messages to accounts go to such contacts alone.
 * @param user alias of the row of `user_account`
 */
export const confirmedContact = (user: string, contact: 'email' | 'phone'): string =>
  `CASE WHEN ${user}."${contact}UnconfirmedSince" IS NULL THEN ${user}."${contact}" END`;
