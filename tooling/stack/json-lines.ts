const INFO = 30;
const ERROR = 50;

/**
 * Turns the output of a service into lines of JSON. Lines that are JSON already stay as they are. Other successive
 * lines (a stack trace, a library's warning) become one JSON line. Each output stream of a service needs its own
 * instance.
 */
export class JsonLines {
  private rest = '';

  constructor(
    private readonly service: string,
    private readonly stream: 'stdout' | 'stderr',
  ) {}

  /** Adds a chunk of output. Returns the lines completed by it, without their line ends. */
  take(chunk: string): string[] {
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop()!;
    return this.told(lines);
  }

  /** Ends the stream and returns its last line, if that is incomplete. */
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
