/** @jest-environment node */
import { css } from '@emotion/react';
import { classOf } from '../jsx/class-names';
import { PageStream } from './page-stream.server';

/** Classes of `css` props, as they stand in markup. */
const bare = classOf(css({ margin: 0 }), '', true);
const tight = classOf(css({ padding: 0 }), '', true);
const nameOf = (className: string) => className.replace('meet-', '');

function open(base = '') {
  const stream = new PageStream('n0nce', base);
  const parts: string[] = [];
  stream.on('data', (part: Buffer | string) => parts.push(part.toString()));
  return { stream, parts };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('PageStream', () => {
  it('PageStream inserts the shell’s styles into <head> with the nonce, even when a chunk ends inside a tag', async () => {
    const { stream, parts } = open();
    stream.write('<html><head><title>Meet</title></he');
    stream.write(`ad><body><p class="${bare}">`);
    stream.flush();
    await settled();
    expect(parts.join('')).toBe(
      `<html><head><title>Meet</title><style data-emotion="meet ${nameOf(bare)}" nonce="n0nce">.${bare}{margin:0;}</style>` +
        `</head><body><p class="${bare}">`,
    );
  });

  it('PageStream inserts the stylesheet of every page before the shell’s styles, which may override it', async () => {
    const { stream, parts } = open('body{margin:0}');
    stream.write(`<head></head><body class="${bare}">`);
    stream.flush();
    stream.end('</body>');
    await settled();
    expect(parts.join('')).toBe(
      '<head><style nonce="n0nce">body{margin:0}</style>' +
        `<style data-emotion="meet ${nameOf(bare)}" nonce="n0nce">.${bare}{margin:0;}</style></head>` +
        `<body class="${bare}"></body>`,
    );
  });

  it('PageStream inserts later styles once, before the markup that needs them', async () => {
    const { stream, parts } = open();
    stream.write(`<head></head><p class="${bare}">`);
    stream.flush();
    stream.write(`<div class="${bare}"><i class="${tight}">late</i></div>`);
    stream.flush();
    stream.end('</body>');
    await settled();
    expect(parts.slice(1).join('')).toBe(
      `<style data-emotion="meet ${nameOf(tight)}" nonce="n0nce">.${tight}{padding:0;}</style>` +
        `<div class="${bare}"><i class="${tight}">late</i></div></body>`,
    );
  });

  it('PageStream holds back the page’s scripts until after its first paint', async () => {
    const { stream, parts } = open();
    stream.write('<head><link rel="modulepreload" href="/a.js" nonce="n0nce"/></head>');
    stream.flush();
    await settled();
    expect(parts.join('')).toBe('<head><link rel="held" href="/a.js" nonce="n0nce"/></head>');
  });
});
