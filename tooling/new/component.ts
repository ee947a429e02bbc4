import { insertSorted, type Change } from './change.js';
import { nameOf } from './name.js';

/** Initial size budget of a new component, in kB. */
const BUDGET = 2;

/** Returns the files of a new kit component: `npm run new component care-label`. */
export function newComponent(typed: string | undefined): Change {
  const { kebab, pascal, camel } = nameOf(typed);
  const folder = `ui-kit/src/components/${kebab}`;
  return {
    files: {
      [`${folder}/index.ts`]: `export * from './${kebab}.js';\n`,
      [`${folder}/${kebab}.tsx`]: `import type { ComponentPropsWithRef } from 'react';
import { useDefaultProps } from '../../theme/default-props.js';
import { ${camel} } from './${kebab}.styles.js';

export type ${pascal}Props = ComponentPropsWithRef<'div'>;

export function ${pascal}(passed: ${pascal}Props) {
  const props = useDefaultProps('${pascal}', passed);
  return <div css={${camel}} {...props} />;
}
`,
      [`${folder}/${kebab}.styles.ts`]: `import { css } from '@emotion/react';
import { tokens } from '../../tokens/generated/tokens.js';

export const ${camel} = css({ padding: tokens.space[2], color: tokens.color.ink });
`,
      [`${folder}/${kebab}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${pascal} } from './index.js';

it('shows what it is given', () => {
  render(<${pascal}>Готово</${pascal}>);
  expect(screen.getByText('Готово')).toBeVisible();
});
`,
      [`${folder}/${kebab}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { ${pascal} } from './index.js';

const meta = {
  title: 'Data/${pascal}',
  component: ${pascal},
  args: { children: 'Готово' },
} satisfies Meta<typeof ${pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const LongWord: Story = { args: { children: 'Высококонцентрированный' } };

export const AllStates: Story = allStates(meta, [Short, LongWord]);
`,
      [`${folder}/${kebab}.mdx`]: `import { Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${kebab}.stories';

<Meta of={stories} />

# ${pascal}

Say in a sentence what it is for.

## When not to use it

- Name the component to use instead.

## Anatomy

- Name its parts.

## Keyboard

Nothing of its own: it is not a control.

<Reference />
`,
    },
    edits: {
      'ui-kit/src/index.ts': (text) =>
        insertSorted(text, /^export \* from '\.\/components\//, `export * from './components/${kebab}/index.js';`),
      'ui-kit/src/testing/samples.tsx': (text) =>
        text.replace(
          /^(export const components: Record<string, Sample> = \{\n)/m,
          `$1  ${pascal}: (props) => <kit.${pascal} {...props} />,\n`,
        ),
      'ui-kit/src/components/status.json': (text) =>
        insertSorted(text, /^ {2}"[\w-]+": \{.+\},$/, `  "${kebab}": { "status": "beta", "since": "next" },`),
      'ui-kit/size-budgets.json': (text) => insertSorted(text, /^ {4}"\w+": [\d.]+,$/, `    "${pascal}": ${BUDGET},`),
    },
    next: [
      `Write what ${pascal} does, its states as stories, and its page (${kebab}.mdx).`,
      'Tell users of the package: npm run changeset.',
      `Look at it: npm run storybook; then npm run test:stories -- ${kebab} and npm run visual:update.`,
      'Set its budget in ui-kit/size-budgets.json: npm run size -w @meet/ui-kit says its weight.',
    ],
  };
}
