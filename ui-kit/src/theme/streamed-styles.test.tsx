/** @jest-environment node */
import { describe, expect, it } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Button } from '../components/button/index.js';
import { StreamedStyles } from './streamed-styles.js';

describe('StreamedStyles', () => {
  it('StreamedStyles inserts the styles of each component once, and writes no style element beside the markup', () => {
    let write: () => ReactNode = () => null;
    const markup = renderToStaticMarkup(
      <StreamedStyles useInsertedHTML={(given) => (write = given)} nonce="n1">
        <Button>Да</Button>
        <Button>Нет</Button>
      </StreamedStyles>,
    );
    expect(markup).not.toContain('<style');
    const [, name] = /class="meet css-([\w-]+)"/.exec(markup)!;
    const styles = renderToStaticMarkup(write());
    expect(styles).toMatch(/^<style nonce="n1" data-emotion="css [^"]+">/);
    expect(styles.match(new RegExp(`\\.css-${name}\\{`, 'g'))).toHaveLength(1);
    expect(write()).toBeNull();
  });
});
