/** What is different in each answer of a page. */
export interface Marks {
  nonce: string;
  requestId: string;
}

/** A page as bytes, with gaps for the marks of each answer. */
export class KeptPage {
  private readonly parts: Buffer[] = [];
  /** Which mark stands between two parts. */
  private readonly gaps: (keyof Marks)[] = [];
  /** Bytes without marks. */
  readonly size: number;

  /** @param made - The marks that the page was made with. They must be too long to stand in it by chance. */
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

  /** The page with the marks of an answer. */
  filled(marks: Marks): Buffer {
    const ready = { nonce: Buffer.from(marks.nonce), requestId: Buffer.from(marks.requestId) };
    return Buffer.concat(
      this.parts.flatMap((part, index) => (index === 0 ? [part] : [ready[this.gaps[index - 1]!], part])),
    );
  }
}
