import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { decodeText, detectEncoding } from './decode-text.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meet-decode-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function fileOf(bytes: Buffer | string): Promise<string> {
  const path = join(folder, 'feed');
  await writeFile(path, bytes);
  return path;
}

async function textOf(bytes: Buffer | string): Promise<string> {
  let text = '';
  for await (const chunk of decodeText(await fileOf(bytes))) text += chunk;
  return text;
}

describe('decodeText', () => {
  it('decodeText reads UTF-8 with and without a byte-order mark', async () => {
    expect(await textOf('Чёрный')).toBe('Чёрный');
    expect(await textOf('\ufeffЧёрный')).toBe('Чёрный');
  });

  it('decodeText keeps characters intact at chunk borders', async () => {
    const text = `a${'ё'.repeat(300_000)}`;
    expect(await textOf(text)).toBe(text);
  });

  it('decodeText recognises windows-1251 without a declaration, even if the first letters come late', async () => {
    const text = `${'Handle,Title\n'.repeat(20_000)}кеды,Кеды «Лань» № 5\n`;
    expect(await textOf(iconv.encode(text, 'windows-1251'))).toBe(text);
  });

  it('decodeText uses the encoding named in an XML declaration', async () => {
    const text = '<?xml version="1.0" encoding="windows-1251"?><a>Ё</a>';
    expect(await textOf(iconv.encode(text, 'windows-1251'))).toBe(text);
  });

  it('decodeText prefers the detected encoding over a contradicting XML declaration, and reports this', async () => {
    const text = '<?xml version="1.0" encoding="windows-1251"?><a>Чёрный</a>';
    expect(await textOf(text)).toBe(text);
    const said: string[][] = [];
    await detectEncoding(await fileOf(text), (...both) => said.push(both));
    expect(said).toEqual([['windows-1251', 'utf-8']]);
    expect(await detectEncoding(await fileOf('<?xml version="1.0" encoding="windows-1251"?><a>A</a>'))).toBe(
      'windows-1251',
    );
  });

  it('decodeText recognises UTF-16 by its byte-order mark', async () => {
    expect(await textOf(iconv.encode('Имя', 'utf-16le', { addBOM: true }))).toBe('Имя');
  });

  it('decodeText stops at bytes invalid in the declared encoding and names the line', async () => {
    const broken = Buffer.concat([
      Buffer.from('<?xml version="1.0" encoding="UTF-8"?>\n<a>\n'),
      Buffer.from([0xd7, 0xe5, 0xf0]),
      Buffer.from('</a>'),
    ]);
    await expect(textOf(broken)).rejects.toThrow(/^line 3: bytes that are not UTF-8/);
  });

  it('decodeText stops at an unknown encoding and at an empty file', async () => {
    await expect(textOf('<?xml version="1.0" encoding="klingon"?><a/>')).rejects.toThrow(/klingon/);
    await expect(textOf('')).rejects.toThrow(/empty/);
  });
});
