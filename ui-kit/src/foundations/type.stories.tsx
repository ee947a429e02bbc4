import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../components/stack/index.js';
import { headingSizes, type HeadingSize } from '../components/text/text.styles.js';
import { Heading, Text } from '../components/text/index.js';
import typography from '../tokens/typography.json';
import { readTokens } from './read-tokens.js';

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

const steps = Object.entries(
  Object.groupBy(readTokens(typography, 'text'), ({ name }) => name.slice(0, name.indexOf('.'))),
);

/** The steps of the type scale, with all their properties. */
export const Scale: StoryObj = {
  render: () => (
    <Stack gap={8}>
      {steps.map(([step, parts = []]) => (
        <Stack key={step} gap={1}>
          <Text size="small" tone="muted">
            {step}: {parts.map(({ name, text }) => `${name.slice(step.length + 1)} ${text}`).join(', ')}
          </Text>
          <div
            style={{
              fontSize: `var(--meet-text-${step}-size)`,
              lineHeight: `var(--meet-text-${step}-line)`,
              fontWeight: `var(--meet-text-${step}-weight)`,
              letterSpacing: `var(--meet-text-${step}-tracking)`,
              maxWidth: '46ch',
            }}
          >
            {pangram}
          </div>
        </Stack>
      ))}
    </Stack>
  ),
};

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
