/** A failure whose message is all the person at the terminal needs. */
export class ExpectedError extends Error {
  readonly expected = true;
}
