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
  it('puts the rules of the shell into <head>, with the nonce, even when React cuts in the middle of a tag', async () => {
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

  it('puts the stylesheet of every page in front of those rules, which may override it', async () => {
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

  it('puts later rules in front of the markup that needs them, each once', async () => {
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

  it('holds the scripts of the page, which come after its paint', async () => {
    const { stream, parts } = open();
    stream.write('<head><link rel="modulepreload" href="/a.js" nonce="n0nce"/></head>');
    stream.flush();
    await settled();
    expect(parts.join('')).toBe('<head><link rel="held" href="/a.js" nonce="n0nce"/></head>');
  });
});
