import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../components/badge/index.js';
import { Heading, Text } from '../components/text/index.js';
import { Grid } from '../components/grid/index.js';
import { Input } from '../components/input/index.js';
import { Price } from '../components/price/index.js';
import { Stack } from '../components/stack/index.js';
import { Comparison } from '../fixtures/comparison.js';
import dark from '../tokens/color.dark.json';
import light from '../tokens/color.light.json';
import { contrast } from '../tokens/contrast.js';
import { palettes, tokens } from '../tokens/generated/tokens.js';
import { promisedContrast } from '../tokens/promised-contrast.js';
import { readTokens } from './read-tokens.js';

export default { title: 'Foundations/Colour' } satisfies Meta;

const inLight = readTokens(light, 'color');
const inDark = new Map(readTokens(dark, 'color').map((token) => [token.name, token]));

const swatch = css({ height: 72, display: 'grid', gridTemplateColumns: '1fr 1fr', overflow: 'hidden' });
const half = css({ boxShadow: `inset 0 0 0 1px ${tokens.color.hairline}` });
const value = css({ fontFamily: 'ui-monospace, monospace', fontSize: tokens.text.caption.size });

/** Every colour of both palettes, light on the left and dark on the right, each on its own background. */
export const Palette: StoryObj = {
  render: () => (
    <Grid columns={[1, 2, 4]} gap={6}>
      {inLight.map((token) => (
        <Stack key={token.name} gap={2}>
          <div css={swatch}>
            {[
              [palettes.light.paper, token.text],
              [palettes.dark.paper, inDark.get(token.name)?.text],
            ].map(([paper, colour], index) => (
              <div key={index} style={{ background: paper }}>
                <div css={half} style={{ background: colour, height: '100%' }} />
              </div>
            ))}
          </div>
          <Heading level={2} size="small">
            {token.name}
          </Heading>
          <div css={value}>
            {token.text}
            <br />
            {inDark.get(token.name)?.text}
          </div>
          {token.description && (
            <Text size="small" tone="muted">
              {token.description}
            </Text>
          )}
        </Stack>
      ))}
    </Grid>
  ),
};

const pair = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[3],
  minHeight: tokens.size.target,
  paddingInline: tokens.space[3],
  fontSize: tokens.text.small.size,
  fontVariantNumeric: 'tabular-nums',
});

/**
 * The contrast of every pair of colours that the design uses. A test requires at least 4.5 for text and 3 for controls.
 */
export const Contrast: StoryObj = {
  render: () => (
    <Grid columns={[1, 2, 2]} gap={8}>
      {Object.entries(palettes).map(([name, palette]) => (
        <Stack key={name} gap={1}>
          <Heading level={2} size="small">
            {name}
          </Heading>
          {promisedContrast.map(({ front, ground, least }) => {
            const ratio = contrast(palette[front], palette[ground]);
            return (
              <div
                key={`${front} ${ground}`}
                css={pair}
                style={
                  least === 3
                    ? { background: palette[ground], color: palette.ink, border: `1px solid ${palette[front]}` }
                    : { background: palette[ground], color: palette[front] }
                }
              >
                <span>{`${front} on ${ground}`}</span>
                <span>{`${ratio.toFixed(1)} of ${least}`}</span>
              </div>
            );
          })}
        </Stack>
      ))}
    </Grid>
  ),
};

const cashback = ['Кешбэк 390', 'Кешбэк 270', 'Кешбэк 220'];

/** Red for prices, volt for a single bonus, plum for errors. */
export const RightAndWrong: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: <Price price={899_000} oldPrice={1_290_000} sale={30} size="large" />,
          caption: 'Red says one thing: this price was lowered.',
        }}
        wrong={{
          show: (
            <Stack gap={2} align="start">
              <Badge tone="price">Новинка</Badge>
              <Text size="large">12&nbsp;900&nbsp;₽</Text>
            </Stack>
          ),
          caption: 'A new thing is not cheaper. Shoppers look for the discount that the colour promises.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack gap={2} align="start">
              {cashback.map((words) => (
                <Text key={words} size="small" tone="muted">
                  {words}
                </Text>
              ))}
            </Stack>
          ),
          caption: 'In a list cashback is quiet text. Volt is kept for the one thing that matters here.',
        }}
        wrong={{
          show: (
            <Stack gap={2} align="start">
              {cashback.map((words) => (
                <Badge key={words} tone="bonus">
                  {words}
                </Badge>
              ))}
            </Stack>
          ),
          caption: 'A loud colour in every row is wallpaper, and competes with the goods.',
        }}
      />
      <Comparison
        right={{
          show: <Input label="Почта" defaultValue="anna@" error="Допишите адрес, например anna@example.ru" />,
          caption: 'An error is plum, has an icon, and says how to mend it.',
        }}
        wrong={{
          show: (
            <Stack gap={1}>
              <Input label="Почта" defaultValue="anna@" />
              <Text size="small" css={{ color: tokens.color.price }}>
                Неверный адрес
              </Text>
            </Stack>
          ),
          caption:
            'Red next to prices reads as a sale. Without an icon only the hue tells, and the field is not marked.',
        }}
      />
    </Stack>
  ),
};
