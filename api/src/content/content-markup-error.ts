/** The Markdown of an article or page cannot be rendered; `line` starts at 1. */
export class ContentMarkupError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(`line ${line}: ${message}`);
  }
}
