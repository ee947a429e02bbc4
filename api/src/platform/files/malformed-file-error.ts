/** A file that cannot be read as what it claims to be: XML, CSV, JSON, text of its encoding. */
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
