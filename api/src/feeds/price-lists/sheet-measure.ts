const TAG = /<(?:\w+:)?(row|c)\b([^<>]*?)(\/?)>/g;
/** Maximum length of an unfinished tag. */
const LONGEST_TAG = 1_000;
/** Number of first bytes that contain the root of a sheet. */
const LONGEST_START = 10_000;

/**
 * Measures an XML file while it is streamed, if the file is a sheet. Cells without a value, which only have a format,
 * do not count.
 */
export class SheetMeasure {
  /** Whether the file is a sheet; null until the beginning has been read. */
  isSheet: boolean | null = null;
  /** Number of the last row with a value. */
  rows = 0;
  /** Number of the last column with a value. */
  columns = 0;
  /** Whether a formula's result is an error. */
  hasErrors = false;
  private row = 0;
  private column = 0;
  private rest = '';

  add(chunk: Buffer): void {
    // Tags and attributes in the XML of a sheet are ASCII.
    const text = this.rest + chunk.toString('latin1');
    this.isSheet ??= /<(?:\w+:)?worksheet\b/.test(text.slice(0, LONGEST_START));
    if (!this.isSheet) return;
    let end = 0;
    for (const match of text.matchAll(TAG)) {
      end = match.index + match[0].length;
      this.meet(match[1]!, match[2]!, match[3] === '/');
    }
    const open = text.lastIndexOf('<');
    this.rest = open >= end && text.length - open < LONGEST_TAG ? text.slice(open) : '';
  }

  private meet(tag: string, attributes: string, isEmpty: boolean): void {
    if (tag === 'row') {
      this.row = Number(/\br="(\d+)"/.exec(attributes)?.[1] ?? this.row + 1);
      this.column = 0;
      return;
    }
    const letters = /\br="([A-Z]{1,3})\d+"/.exec(attributes)?.[1];
    this.column = letters
      ? [...letters].reduce((place, letter) => place * 26 + letter.charCodeAt(0) - 64, 0)
      : this.column + 1;
    if (isEmpty) return;
    this.rows = Math.max(this.rows, this.row);
    this.columns = Math.max(this.columns, this.column);
    if (/\bt="e"/.test(attributes)) this.hasErrors = true;
  }
}
