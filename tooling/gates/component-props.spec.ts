import type { ParserOptions } from 'react-docgen-typescript';
import { join } from 'node:path';
import { componentProps, strayValues, undocumented, type ComponentProp } from './component-props.js';

const ROOT = join(import.meta.dirname, '../..');

/** The options of Storybook itself. A path that TypeScript cannot follow: Storybook is no part of this package. */
async function docgenOptions(): Promise<ParserOptions> {
  const file = join(ROOT, '.storybook/main.ts');
  const { default: config } = (await import(file)) as {
    default: { typescript: { reactDocgenTypescriptOptions: ParserOptions } };
  };
  return config.typescript.reactDocgenTypescriptOptions;
}

const prop = (name: string, type: string, rest: Partial<ComponentProp> = {}): ComponentProp => ({
  component: 'Badge',
  name,
  type,
  description: 'Says something.',
  optional: false,
  default: null,
  ...rest,
});

describe('props of the kit', () => {
  let props: ComponentProp[];
  beforeAll(async () => {
    props = componentProps(join(ROOT, 'ui-kit'), await docgenOptions());
  }, 300_000);

  it('the props gate reads the props of all components of the kit', () => expect(props.length).toBeGreaterThan(400));

  it('every prop of the component kit has a description, and every optional prop a default', () => {
    expect(undocumented(props)).toEqual([]);
  });

  it('sizes, variants and tones in the kit’s props are among the known values', () =>
    expect(strayValues(props)).toEqual([]));
});

describe('undocumented', () => {
  it('undocumented reports props without a description and optional ones without a default', () => {
    expect(
      undocumented([
        prop('tone', 'string', { description: '' }),
        prop('size', 'string', { optional: true }),
        prop('wide', 'boolean', { optional: true, description: 'Fills the line. Default: false.' }),
        prop('gap', 'number', { optional: true, default: '4' }),
        prop('label', 'string'),
        prop('onOpenChange', '(open: boolean) => void', { optional: true }),
      ]),
    ).toEqual(['Badge.tone has no description', 'Badge.size has no default']);
  });
});

describe('strayValues', () => {
  it.each<[string, ComponentProp[], string[]]>([
    ['a size in pixels', [prop('size', '12 | 30')], ['Badge.size is 12 | 30']],
    ['a size', [prop('size', '"small" | "large"')], []],
    [
      'one word for a look and a colour',
      [prop('tone', '"ink" | "raised"'), prop('variant', '"outlined" | "raised"', { component: 'Card' })],
      ['Badge.tone raised is a variant elsewhere'],
    ],
  ])('strayValues checks the prop values of a component: %s', (_name, props, faults) =>
    expect(strayValues(props)).toEqual(faults),
  );
});
