/** The values that differ in each response with the same page. */
export interface Marks {
  nonce: string;
  requestId: string;
}

/** A page as bytes, with gaps for the values that differ in each response (marks). */
export class KeptPage {
  private readonly parts: Buffer[] = [];
  /** The mark that belongs in each gap. */
  private readonly gaps: (keyof Marks)[] = [];
  /** Number of bytes without marks. */
  readonly size: number;

  /**
   * @param made - The marks with which the page was rendered. They must be long enough not to occur in it by chance.
   */
  constructor(
    text: string,
    made: Marks,
    readonly headers: [string, string][],
  ) {
    const names = new Map(Object.entries(made).map(([name, mark]) => [mark, name as keyof Marks]));
    const any = [...names.keys()].map((mark) => mark.replaceAll(/[+/]/g, String.raw`\$&`)).join('|');
    const pieces = text.split(new RegExp(`(${any})`));
    for (const [index, piece] of pieces.entries()) {
      if (index % 2 === 0) this.parts.push(Buffer.from(piece));
      else this.gaps.push(names.get(piece)!);
    }
    this.size = this.parts.reduce((sum, { length }) => sum + length, 0);
  }

  /** Returns the page with the marks of a response filled in. */
  filled(marks: Marks): Buffer {
    const ready = { nonce: Buffer.from(marks.nonce), requestId: Buffer.from(marks.requestId) };
    return Buffer.concat(
      this.parts.flatMap((part, index) => (index === 0 ? [part] : [ready[this.gaps[index - 1]!], part])),
    );
  }
}
