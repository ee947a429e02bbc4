/** @jest-environment node */
import { CacheProvider, css } from '@emotion/react';
import { jsx as emotionJsx } from '@emotion/react/jsx-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createEmotionCache } from './emotion-cache';
import * as own from './emotion';
import { jsx } from './jsx-runtime';
import { stylesOf } from './styles-of.server';

type Runtime = typeof jsx;

const bare = css({ margin: 0 });
const turning = css({ padding: 0, overflow: 'clip' });

/** A component that hands its class on to an element with styles of its own. */
const box = (runtime: Runtime) =>
  function Box(props: ComponentProps<'div'>) {
    return runtime('div', { css: bare, ...props } as object);
  };

/** Elements with styles of every kind. */
function page(runtime: Runtime): ReactNode {
  const Box = box(runtime);
  return [
    runtime('p', { children: 'plain', className: 'own' }, 'plain'),
    runtime('p', { css: bare, id: 'kept' } as object, 'constant'),
    runtime('p', { css: [bare, turning], className: 'own' } as object, 'list'),
    runtime('p', { css: [bare, false, { ':first-of-type': { margin: 1 } }] } as object, 'object'),
    runtime('p', { css: false } as object, 'none'),
    runtime(Box, { css: turning, className: 'own', children: 'handed on' } as object, 'component'),
    runtime(Box, { css: turning, className: 'own', children: 'again' } as object, 'known by now'),
    runtime(Box, { css: undefined, children: 'with nothing' } as object, 'nothing'),
  ];
}

/** What Emotion itself renders: its runtime, and the rules that its cache was given. */
function byEmotion() {
  const cache = createEmotionCache(undefined);
  cache.compat = true;
  const markup = renderToStaticMarkup(<CacheProvider value={cache}>{page(emotionJsx)}</CacheProvider>);
  return { markup, rules: cache.inserted };
}

describe('the JSX runtime', () => {
  it('the JSX runtime gives elements the same classes as Emotion', () => {
    expect(renderToStaticMarkup(page(jsx))).toBe(byEmotion().markup);
  });

  it('stylesOf returns the CSS rules that the markup needs, equal to Emotion’s rules', () => {
    const { markup, rules } = byEmotion();
    const [, given = '', text] = /^<style data-emotion="meet ([^"]*)">(.*)<\/style>$/.exec(
      stylesOf(markup, new Set(), ''),
    )!;
    const needed = given.split(' ');
    // Also those of classes that components hand on, which Emotion makes in the browser otherwise.
    expect(needed.toSorted()).toEqual(Object.keys(rules).toSorted());
    expect(text).toBe(needed.map((name) => rules[name]).join(''));
  });

  it('stylesOf returns each CSS rule once per page', () => {
    const markup = renderToStaticMarkup(page(jsx));
    const sent = new Set<string>();
    stylesOf(markup, sent, '');
    expect(stylesOf(markup, sent, '')).toBe('');
  });
});

it('css is serialised as by Emotion', () => {
  const of = (emotion: Pick<typeof own, 'css'>) => [
    emotion.css({ padding: 0 }, [{ margin: 0 }, false]),
    emotion.css`margin: 0;`,
  ];
  expect(of(own)).toEqual(of({ css }));
});
