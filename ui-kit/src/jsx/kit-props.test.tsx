/** @jsxImportSource @emotion/react */
import { css, keyframes } from '@emotion/react';
import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Text } from '../components/text/index.js';
import { kitProps } from './kit-props.js';
import { jsx } from './jsx-runtime.js';

/** Draws an element and returns the rules that it adds. */
function rulesOf(element: ReactElement): string[] {
  const insert = jest.spyOn(CSSStyleSheet.prototype, 'insertRule').mockReturnValue(0);
  render(element);
  return insert.mock.calls.map(([rule]) => rule);
}

it('kitProps puts styles into the cascade layer, with their media queries and states', () => {
  const styles = css({ color: 'red', '@media (min-width: 1px)': { color: 'blue' }, '&:hover': { color: 'green' } });
  const [rule, ...more] = rulesOf(jsx('p', { css: styles }, 'p'));
  expect(more).toEqual([]);
  expect(rule).toMatch(
    /^@layer meet\.components\{(\.css-\w+)\{color:red;\}@media .*\{\1\{color:blue;\}\}\1:hover\{color:green;\}\}$/,
  );
});

it('kitProps leaves keyframes outside the cascade layer', () => {
  const turn = keyframes({ to: { rotate: '1turn' } });
  const [rule, ...frames] = rulesOf(jsx('p', { css: [css({ color: 'red' }), { animation: `${turn} 1s` }] }, 'p'));
  expect(rule).toMatch(/^@layer meet\.components\{[^@]*animation:animation-\w+ 1s;\}\}$/);
  expect(frames).toContainEqual(expect.stringMatching(/^@keyframes animation-/));
});

it('kitProps leaves an application’s own styles of a component outside the cascade layer', () => {
  const rules = rulesOf(<Text css={{ outline: 'red' }}>128</Text>);
  const own = rules.filter((rule) => rule.includes('outline:red'));
  expect(own).toContainEqual(expect.stringMatching(/^\.css-[\w-]+\{outline:red;\}$/));
  expect(own.filter((rule) => rule.startsWith('@layer'))).toEqual([]);
  const ofKit = rules.filter((rule) => !own.includes(rule));
  expect(ofKit).not.toEqual([]);
  expect(ofKit.filter((rule) => !rule.startsWith('@layer meet.components{'))).toEqual([]);
});

it('kitProps returns the same object for constant styles, and calls styles that are functions of the theme', () => {
  const styles = css({ color: 'red' });
  const cssOf = (css: unknown) => (kitProps('p', { css }) as { css: unknown }).css;
  expect(cssOf(styles)).toBe(cssOf(styles));
  expect((cssOf(() => styles) as (theme: object) => unknown)({})).toBe(cssOf(styles));
  expect(cssOf(false)).toBe(false);
});

it('kitProps marks elements for the kit’s CSS reset, but not components', () => {
  render(jsx('ul', { className: 'mine', children: jsx('li', { children: '128' }) }));
  expect(screen.getByRole('list').className).toBe('meet mine');
  expect(screen.getByRole('listitem').className).toBe('');
  expect(kitProps(Text, {})).toEqual({});
});
