import { jest } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRef, type ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import * as kit from '../index.js';
import { components, withoutElement } from '../testing/samples.js';

const folder = new URL('../../', import.meta.url);
const samples = { ...components, ...withoutElement };

/** Lets state machines finish the step they take after mounting. */
const settle = () => act(async () => undefined);

it('the contract tests have a sample of every exported component', async () => {
  const { exports } = JSON.parse(readFileSync(new URL('package.json', folder), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const modules = Object.values(exports).flatMap((target) =>
    typeof target === 'object' && target.default.endsWith('.js') ? [target.default.replace('./dist/', '../')] : [],
  );
  const exported = await Promise.all(modules.map((module) => import(module) as Promise<object>));
  const names = exported.flatMap((entry) => Object.keys(entry)).filter((name) => /^[A-Z]/.test(name));
  expect(Object.keys(samples).sort()).toEqual([...new Set(names)].sort());
});

describe.each(Object.entries(components))('%s', (_name, sample) => {
  it('a component passes ref, className and data attributes on to its element', async () => {
    const ref = createRef<never>();
    render(sample({ className: 'from-outside', 'data-from-outside': '', ref }));
    await settle();
    expect(ref.current).toBeInstanceOf(Element);
    expect(document.querySelectorAll('.from-outside')).toHaveLength(1);
    expect(document.querySelectorAll('[data-from-outside]')).toHaveLength(1);
  });
});

describe('on the server', () => {
  // Render in a Node process, without a document. A warning of React stops it.
  const script = fileURLToPath(new URL('scripts/render-samples.mjs', folder));
  const markup = JSON.parse(execFileSync(process.execPath, [script], { encoding: 'utf8' })) as Record<string, string>;

  it('a component has no style attribute on the server, which a strict content security policy refuses', () => {
    const styled = Object.entries(markup).flatMap(([name, html]) => (/ style="/.test(html) ? [name] : []));
    expect(styled).toEqual([]);
  });

  it.each(Object.entries(samples))(
    'the component %s hydrates its server markup without a change',
    async (name, sample) => {
      const root = document.createElement('div');
      document.body.append(root);
      root.innerHTML = markup[name]!;
      // Emotion itself moves its styles into the head when it loads, before hydration.
      document.head.append(...root.querySelectorAll('style[data-emotion]'));
      const faults: unknown[] = [];
      // Collect errors here: a throw would make React retry for ever.
      jest.spyOn(console, 'error').mockImplementation((...words) => faults.push(words.join(' ')));
      const hydrated = await act(async () =>
        hydrateRoot(root, sample({}), { onRecoverableError: (error) => faults.push(error) }),
      );
      expect(faults).toEqual([]);
      act(() => hydrated.unmount());
      root.remove();
    },
  );
});

describe('elements given by `as`', () => {
  it.each([
    ...(['p', 'span', 'div', 'dt', 'dd', 'strong', 'small'] as const).map((as) => ['Text', as, <kit.Text as={as} />]),
    ...(['div', 'section'] as const).map((as) => ['Container', as, <kit.Container as={as} />]),
    ...([1, 2, 3, 4] as const).map((level) => ['Heading', `h${level}`, <kit.Heading level={level} />]),
  ] as [string, string, ReactElement][])('the component %s renders as the element %s', (_name, tag, element) => {
    const { container } = render(element);
    expect(container.firstElementChild?.localName).toBe(tag);
  });
});
