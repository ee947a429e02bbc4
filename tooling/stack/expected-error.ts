/** An error whose message is enough for the person at the terminal: it is shown without a stack trace. */
export class ExpectedError extends Error {
  readonly expected = true;
}
