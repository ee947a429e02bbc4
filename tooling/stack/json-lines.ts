const INFO = 30;
const ERROR = 50;

/**
 * Turns what a service writes into lines of JSON: its own are left as they are, and what else comes together (a stack
 * trace, the complaint of a library) becomes one line. Give each stream of a service its own.
 */
export class JsonLines {
  private rest = '';

  constructor(
    private readonly service: string,
    private readonly stream: 'stdout' | 'stderr',
  ) {}

  /** The whole lines so far, each without its end. */
  take(chunk: string): string[] {
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop()!;
    return this.told(lines);
  }

  /** What is left when the stream has ended. */
  end(): string[] {
    const lines = this.told([this.rest]);
    this.rest = '';
    return lines;
  }

  private told(lines: string[]): string[] {
    const told: string[] = [];
    let plain: string[] = [];
    const flush = () => {
      if (plain.some((line) => line.trim())) told.push(this.wrap(plain.join('\n')));
      plain = [];
    };
    for (const line of lines) {
      if (!isJson(line)) plain.push(line);
      else {
        flush();
        told.push(line);
      }
    }
    flush();
    return told;
  }

  private wrap(msg: string): string {
    const level = this.stream === 'stderr' ? ERROR : INFO;
    return JSON.stringify({ level, time: Date.now(), name: this.service, msg });
  }
}

function isJson(line: string): boolean {
  if (!line.startsWith('{')) return false;
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}
