/** Thrown for a file that is not valid XML, CSV, JSON or text in its encoding. */
export class MalformedFileError extends Error {
  override readonly name = 'MalformedFileError';

  constructor(
    readonly position: { line: number; column?: number },
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    const column = position.column === undefined ? '' : `, column ${position.column}`;
    super(`line ${position.line}${column}: ${reason}`, options);
  }
}
