/**
 * Makes an exchange as 1С does: signs in, sends files in parts, and repeats the import request until the files are
 * imported.
 */
export class OneC {
  private cookie = '';
  private limit = 0;

  constructor(
    private readonly origin: string,
    private readonly credentials: { login: string; password: string },
  ) {}

  /** Signs in and requests the parameters of the exchange. */
  async begin(type: 'catalog' | 'sale'): Promise<void> {
    const { login, password } = this.credentials;
    const authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
    const [word, name, value] = (await this.call(type, 'checkauth', { headers: { authorization } })).split('\n');
    if (word !== 'success') throw new Error(`checkauth: ${word} ${name}`);
    this.cookie = `${name}=${value}`;
    const terms = (await this.call(type, 'init')).split('\n');
    this.limit = Number(/^file_limit=(\d+)$/.exec(terms[1] ?? '')?.[1]);
  }

  /** Sends a file in as many parts as needed; returns the last response. */
  async send(type: 'catalog' | 'sale', filename: string, content: Buffer): Promise<string> {
    let answer = '';
    for (let at = 0; at < content.length || at === 0; at += this.limit) {
      const body = new Uint8Array(content.subarray(at, at + this.limit));
      // 1С sends no content type of its own.
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      answer = await this.call(type, 'file', { method: 'POST', body, headers }, { filename });
      if (!answer.startsWith('success')) return answer;
    }
    return answer;
  }

  /** Repeats the import request of a file until the import has ended; returns the last response. */
  async import(filename: string): Promise<string> {
    for (;;) {
      const answer = await this.call('catalog', 'import', {}, { filename });
      if (!answer.startsWith('progress')) return answer;
    }
  }

  async call(type: string, mode: string, init: RequestInit = {}, more: Record<string, string> = {}): Promise<string> {
    const response = await this.fetch(type, mode, init, more);
    return response.text();
  }

  fetch(type: string, mode: string, init: RequestInit = {}, more: Record<string, string> = {}): Promise<Response> {
    const query = new URLSearchParams({ type, mode, ...more });
    const headers = { ...(this.cookie ? { cookie: this.cookie } : {}), ...(init.headers as Record<string, string>) };
    return fetch(`${this.origin}/exchange/1c?${query}`, { ...init, headers });
  }
}
