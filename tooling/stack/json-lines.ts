const INFO = 30;
const ERROR = 50;

/**
 * Turns the output of a service into lines of JSON. JSON lines stay as they are; other lines that come together (a
 * stack trace, a warning of a library) become one JSON line. Use one instance for each stream of a service.
 */
export class JsonLines {
  private rest = '';

  constructor(
    private readonly service: string,
    private readonly stream: 'stdout' | 'stderr',
  ) {}

  /** Takes a chunk and returns the lines that are complete, each without its line end. */
  take(chunk: string): string[] {
    const lines = (this.rest + chunk).split('\n');
    this.rest = lines.pop()!;
    return this.told(lines);
  }

  /** Returns the incomplete line at the end of the stream, if any. */
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
