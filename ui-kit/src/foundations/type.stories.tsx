import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/stack/index.js';
import { headingSizes, type HeadingSize } from '../components/text/text.styles.js';
import { Heading, Text } from '../components/text/index.js';
import typography from '../tokens/typography.json';
import { readTokens } from './read-tokens.js';
import { TokenTable } from './token-table.js';

export default { title: 'Foundations/Type' } satisfies Meta;

const pangram = 'Съешь же ещё этих мягких французских булок да выпей чаю';

/** Onest is the typeface for reading, Unbounded for display text. Both cover all of Cyrillic. */
export const Faces: StoryObj = {
  render: () => (
    <Stack gap={10}>
      {readTokens(typography, 'font').map(({ name, variable, text }) => (
        <Stack key={name} gap={2}>
          <Text size="small" tone="muted">
            {variable}: {text}
          </Text>
          <div style={{ fontFamily: `var(${variable})`, fontSize: '1.75rem', lineHeight: 1.3 }}>
            {pangram}
            <br />
            0123456789 ₽ № «» — %
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

interface StepsProps {
  group: 'text' | 'display';
  sample: string;
}

/** The steps of a scale, with all their properties. */
function Steps({ group, sample }: StepsProps) {
  const steps = Object.entries(
    Object.groupBy(readTokens(typography, group), ({ name }) => name.slice(0, name.indexOf('.'))),
  );
  return (
    <Stack gap={8}>
      {steps.map(([step, parts = []]) => (
        <Stack key={step} gap={1}>
          <Text size="small" tone="muted">
            {step}: {parts.map(({ name, text }) => `${name.slice(step.length + 1)} ${text}`).join(', ')}
          </Text>
          <div
            style={{
              fontFamily: `var(--meet-font-${group})`,
              fontSize: `var(--meet-${group}-${step}-size)`,
              lineHeight: `var(--meet-${group}-${step}-line)`,
              fontWeight: `var(--meet-${group}-${step}-weight)`,
              letterSpacing: `var(--meet-${group}-${step}-tracking)`,
              maxWidth: '46ch',
              overflowWrap: 'anywhere',
            }}
          >
            {sample}
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** The steps for reading. */
export const Scale: StoryObj = { render: () => <Steps group="text" sample={pangram} /> };

/** The steps of the display font, which grow with the window between two limits. */
export const Display: StoryObj = { render: () => <Steps group="display" sample="Осень 2026" /> };

/** Weights, line heights and letter spacing that belong to no step. */
export const Details: StoryObj = {
  render: () => (
    <TokenTable
      rows={['weight', 'line', 'tracking'].flatMap((group) => readTokens(typography, group))}
      draw={({ variable }) => <TypeSample variable={variable} />}
    />
  ),
};

function TypeSample({ variable }: { variable: string }) {
  const [, group] = /^--meet-([a-z]+)/.exec(variable) ?? [];
  const property = group === 'weight' ? 'fontWeight' : group === 'line' ? 'lineHeight' : 'letterSpacing';
  return (
    <div style={{ [property]: `var(${variable})`, maxWidth: '24ch' }}>12 990 ₽, кеды и кроссовки на каждый день</div>
  );
}

export const Headings: StoryObj = {
  render: () => (
    <Stack gap={10}>
      {(Object.keys(headingSizes) as HeadingSize[]).map((size) => (
        <Stack key={size} gap={1}>
          <Text size="small" tone="muted">
            {size}
          </Text>
          <Heading level={2} size={size}>
            Осень 2026
          </Heading>
        </Stack>
      ))}
    </Stack>
  ),
};
