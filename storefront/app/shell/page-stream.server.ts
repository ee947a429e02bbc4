import type { EmotionCache } from '@emotion/cache';
import { Transform, type TransformCallback } from 'node:stream';
import { holdScripts } from './scripts-after-paint';

/**
 * Adds styles to a streamed page: those that every page has, and Emotion's. Rules of the first flush go into <head>,
 * those of later Suspense boundaries before their markup. By default Emotion writes a <style> before every element,
 * which breaks React's hydration.
 *
 * It also holds the scripts of the page until it is painted.
 */
export class PageStream extends Transform {
  private readonly sent = new Set<string>();
  private pending = '';
  private headDone = false;

  /** `base` is the stylesheet of every page. As a file the browser would wait for it before it paints anything. */
  constructor(
    private readonly cache: EmotionCache,
    private readonly base = '',
  ) {
    super({ decodeStrings: false, encoding: 'utf8' });
    // Makes Emotion keep the rules as text instead of rendering them beside the elements.
    cache.compat = true;
  }

  /** React calls this after each complete flush, when the markup can be split safely. */
  flush(): void {
    this.release();
  }

  override _transform(chunk: Buffer | string, _encoding: BufferEncoding, done: TransformCallback): void {
    this.pending += chunk.toString();
    done();
  }

  override _flush(done: TransformCallback): void {
    this.release();
    done();
  }

  private release(): void {
    if (this.pending === '') return;
    const styles = this.newStyles();
    let markup = holdScripts(this.pending);
    this.pending = '';
    if (this.headDone) {
      this.push(styles + markup);
      return;
    }
    this.headDone = true;
    const base = this.base && `<style${this.nonce()}>${this.base}</style>`;
    if (base || styles) markup = markup.replace('</head>', () => `${base}${styles}</head>`);
    this.push(markup);
  }

  private newStyles(): string {
    const names = Object.keys(this.cache.inserted).filter((name) => !this.sent.has(name));
    const fresh = names.filter((name) => typeof this.cache.inserted[name] === 'string');
    for (const name of names) this.sent.add(name);
    if (fresh.length === 0) return '';
    const rules = fresh.map((name) => this.cache.inserted[name]).join('');
    return `<style data-emotion="${this.cache.key} ${fresh.join(' ')}"${this.nonce()}>${rules}</style>`;
  }

  private nonce(): string {
    return this.cache.nonce ? ` nonce="${this.cache.nonce}"` : '';
  }
}
