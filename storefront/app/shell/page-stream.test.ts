/** @jest-environment node */
import { createEmotionCache } from './emotion-cache';
import { PageStream } from './page-stream.server';

function open() {
  const cache = createEmotionCache('n0nce');
  const stream = new PageStream(cache);
  const parts: string[] = [];
  stream.on('data', (part: Buffer | string) => parts.push(part.toString()));
  return { cache, stream, parts };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('PageStream', () => {
  it('puts the rules of the shell into <head>, with the nonce, even when React cuts in the middle of a tag', async () => {
    const { cache, stream, parts } = open();
    cache.inserted['a1'] = '.meet-a1{color:red}';
    stream.write('<html><head><title>Meet</title></he');
    stream.write('ad><body>');
    stream.flush();
    await settled();
    expect(parts.join('')).toBe(
      '<html><head><title>Meet</title><style data-emotion="meet a1" nonce="n0nce">.meet-a1{color:red}</style></head><body>',
    );
  });

  it('puts the stylesheet of every page in front of those rules, which may override it', async () => {
    const { cache } = open();
    const stream = new PageStream(cache, 'body{margin:0}');
    const parts: string[] = [];
    stream.on('data', (part: Buffer | string) => parts.push(part.toString()));
    cache.inserted['a1'] = '.a{}';
    stream.write('<head></head><body>');
    stream.flush();
    stream.end('</body>');
    await settled();
    expect(parts.join('')).toBe(
      '<head><style nonce="n0nce">body{margin:0}</style>' +
        '<style data-emotion="meet a1" nonce="n0nce">.a{}</style></head><body></body>',
    );
  });

  it('puts later rules in front of the markup that needs them, each once', async () => {
    const { cache, stream, parts } = open();
    cache.inserted['a1'] = '.a{}';
    stream.write('<head></head>');
    stream.flush();
    cache.inserted['b2'] = '.b{}';
    stream.write('<div hidden>late</div>');
    stream.flush();
    stream.write('</body>');
    stream.end();
    await settled();
    expect(parts.join('')).toBe(
      '<head><style data-emotion="meet a1" nonce="n0nce">.a{}</style></head>' +
        '<style data-emotion="meet b2" nonce="n0nce">.b{}</style><div hidden>late</div></body>',
    );
  });

  it('holds the scripts of the page, which come after its paint', async () => {
    const { stream, parts } = open();
    stream.write('<head><link rel="modulepreload" href="/a.js" nonce="n0nce"/></head>');
    stream.flush();
    await settled();
    expect(parts.join('')).toBe('<head><link rel="held" href="/a.js" nonce="n0nce"/></head>');
  });
});
