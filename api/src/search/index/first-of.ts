/** With fewer things than this, sorting them costs less than leaving some out. */
const FEWEST = 256;

/** The first of very many things by an order, without keeping or sorting the others. */
export class FirstOf<Thing> {
  private kept: Thing[] = [];

  constructor(
    private readonly compare: (a: Thing, b: Thing) => number,
    private readonly wanted: number,
  ) {}

  /**
   * Adds a thing. Now and then it returns the last of the things that are first so far: no thing after that one needs
   * to be added any more.
   */
  add(thing: Thing): Thing | undefined {
    this.kept.push(thing);
    if (this.kept.length < Math.max(FEWEST, this.wanted * 2)) return undefined;
    this.kept = this.inOrder();
    return this.kept.at(-1);
  }

  /** Returns the wanted number of things, in order. */
  inOrder(): Thing[] {
    return this.kept.sort(this.compare).slice(0, this.wanted);
  }
}
