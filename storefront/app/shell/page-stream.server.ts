import { Transform, type TransformCallback } from 'node:stream';
import { stylesOf } from '../jsx/styles-of.server';
import { holdScripts } from './scripts-after-paint';

/**
 * Adds styles to a streamed page: those of every page, and Emotion's. Emotion's rules of the first flush go into
 * <head>, those of later Suspense boundaries before their markup. It also holds back the page's scripts until the page
 * is painted.
 */
export class PageStream extends Transform {
  private readonly sent = new Set<string>();
  private pending = '';
  private headDone = false;

  /**
   * `base` is the stylesheet of every page. It is inlined, because the browser would not paint before it has loaded a
   * file.
   */
  constructor(
    private readonly nonce: string | undefined,
    private readonly base = '',
  ) {
    super({ decodeStrings: false, encoding: 'utf8' });
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
    const attributes = this.nonce ? ` nonce="${this.nonce}"` : '';
    const styles = stylesOf(this.pending, this.sent, attributes);
    let markup = holdScripts(this.pending);
    this.pending = '';
    if (this.headDone) {
      this.push(styles + markup);
      return;
    }
    this.headDone = true;
    const base = this.base && `<style${attributes}>${this.base}</style>`;
    if (base || styles) markup = markup.replace('</head>', () => `${base}${styles}</head>`);
    this.push(markup);
  }
}
