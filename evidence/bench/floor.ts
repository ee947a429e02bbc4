import { measure, middleOf, type Measured, type Times } from './measure.js';
import type { Ask, Operation } from './operation.js';
import { wordsOf, type Sampled } from './reading.js';
import type { Line } from './report.js';
import type { Watched } from './usage.js';

type Compared = Pick<Operation, 'name' | 'request' | 'statement'>;

/** Measures the bare server for comparison with the shop. Results are cached. */
export class Floor {
  private readonly rates = new Map<string, Promise<number>>();
  private readonly words: string[];

  constructor(
    private readonly origin: string,
    private readonly goods: Sampled[],
    private readonly times: Times,
    private readonly watched: Watched,
  ) {
    this.words = wordsOf(goods);
  }

  /**
   * Returns a measured operation with its rate relative to bare servers with the same number of connections. The bare
   * server that only sends bytes receives the same requests and sends one of the operation's responses, so that the
   * load generator does the same work for both: it needs longer to read Cyrillic text than the same number of Latin
   * letters.
   */
  async beside({ name, request, statement }: Compared, answers: readonly Buffer[], measured: Measured): Promise<Line> {
    const { perSecond, connections } = measured;
    const answer = answers.toSorted((a, b) => a.length - b.length)[Math.floor(answers.length / 2)];
    if (!answer) return measured;
    const path = `/answers/${encodeURIComponent(name)}`;
    await fetch(this.origin + path, { method: 'PUT', body: new Uint8Array(answer) });
    const sent = (n: number): Ask => ({ ...request(n), path });
    const ofBytes = perSecond / (await this.rate(path, connections, sent));
    if (!statement) return { ...measured, ofBytes };
    const asked = (n: number): Ask => {
      const body = JSON.stringify({ key: this.keyOf(statement, n) });
      return { method: 'POST', path: `/${statement}`, headers: {}, body };
    };
    return { ...measured, ofBytes, ofStatement: perSecond / (await this.rate(statement, connections, asked)) };
  }

  private keyOf(statement: NonNullable<Operation['statement']>, n: number): string {
    const { id, slug } = this.goods[n % this.goods.length]!;
    return { page: id, product: slug, search: this.words[n % this.words.length]!, commit: String(n) }[statement];
  }

  private rate(what: string, connections: number, request: Operation['request']): Promise<number> {
    const name = `floor ${what} ${connections}`;
    const known = this.rates.get(name);
    if (known) return known;
    const operation = { name, request, samples: 0, faultOf: () => undefined };
    const once = (times: Times) => measure([this.origin], operation, connections, times, this.watched);
    const rate = middleOf(this.times, once).then(({ perSecond }) => perSecond);
    this.rates.set(name, rate);
    return rate;
  }
}
