import { fault, type Fault } from '../shared/messages/messages.js';

/** Thrown if the Markdown of an article or page cannot be rendered; `line` starts at 1. */
export class ContentMarkupError extends Error {
  declare readonly message: Fault;

  constructor(
    readonly line: number,
    words: Fault,
  ) {
    super(fault('markup', { line, words }));
  }
}
