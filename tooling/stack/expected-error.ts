/** A failure whose message is enough for the person at the terminal: no stack is shown. */
export class ExpectedError extends Error {
  readonly expected = true;
}
