import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from '../components/facts/index.js';
import { Stack } from '../components/stack/index.js';
import { headingSizes, type HeadingSize } from '../components/text/text.styles.js';
import { Heading, Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { tokens } from '../tokens/generated/tokens.js';
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

const story = 'Замша, мембраны и подошвы, которые не боятся мокрых плит. Собрали пары на каждый день ноября.';
const sums = [
  { label: 'Товары', value: '21\u00A0980\u00A0₽' },
  { label: 'Скидка', value: '−1\u00A0111\u00A0₽' },
];

/** One prominent line; the rest is ordered by weight and size. */
export const RightAndWrong: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Stack gap={3}>
              <Heading level={2} size="display">
                Ноябрь
              </Heading>
              <Text>{story}</Text>
            </Stack>
          ),
          caption: 'One word in Unbounded, the rest in Onest.',
        }}
        wrong={{
          show: <div css={{ fontFamily: tokens.font.display, lineHeight: 1.3 }}>{story}</div>,
          caption: 'A wide face is tiring after a line, and takes twice the room on a phone.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack gap={1}>
              <Heading level={3} size="small">
                Доставка
              </Heading>
              <Text size="small" tone="muted">
                Завтра, со склада
              </Text>
            </Stack>
          ),
          caption: 'Weight and tone make the order of importance.',
        }}
        wrong={{
          show: (
            <div css={{ letterSpacing: '0.08em', textTransform: 'uppercase' }}>
              <div>Доставка</div>
              <div>Завтра, со склада</div>
            </div>
          ),
          caption: 'Capitals shout, read slowly, and make everything equally important.',
        }}
      />
      <Comparison
        right={{
          show: <Facts facts={sums} />,
          caption: 'Tabular figures: the digits of a column stand below one another.',
        }}
        wrong={{
          show: <Text>{sums.map(({ label, value }) => `${label} ${value}`).join(', ')}</Text>,
          caption: 'Figures in a running line cannot be compared.',
        }}
      />
    </Stack>
  ),
};
