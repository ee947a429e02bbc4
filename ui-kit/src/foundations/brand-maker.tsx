import { css } from '@emotion/react';
import { useState, type CSSProperties } from 'react';
import { Alert } from '../components/alert/index.js';
import { Button } from '../components/button/index.js';
import { Checkbox } from '../components/checkbox/index.js';
import { Grid } from '../components/grid/index.js';
import { Input } from '../components/input/index.js';
import { Price } from '../components/price/index.js';
import { SegmentedControl } from '../components/segmented-control/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { ThemeProvider } from '../theme/theme-provider.js';
import { brandCss, brandTokens } from '../tokens/brand-files.js';
import { brandTheme, type BrandChoice, type BrandTheme, type Refusal } from '../tokens/brand-theme.js';
import { brands } from '../tokens/brands.js';
import { tokens } from '../tokens/generated/tokens.js';

const sample = css({ padding: tokens.space[6], fontFamily: tokens.font.text });
const code = css({
  maxHeight: 320,
  margin: 0,
  padding: tokens.space[4],
  overflow: 'auto',
  background: tokens.color.subtle,
  fontFamily: 'ui-monospace, monospace',
  fontSize: tokens.text.caption.size,
});

const densities = [
  { value: 'comfortable', label: 'Comfortable' },
  { value: 'compact', label: 'Compact' },
] as const;

/** Makes a brand of one colour, one font and a density, and shows its files unless its contrasts are too low. */
export function BrandMaker({ start }: { start: BrandChoice }) {
  const [choice, setChoice] = useState(start);
  const change = (part: Partial<BrandChoice>) => setChoice({ ...choice, ...part });
  const made = madeOf(choice);
  return (
    <Stack gap={8}>
      <Stack direction="row" gap={2} wrap>
        {Object.entries(brands).map(([name, brand]) => (
          <Button key={name} variant="secondary" aria-pressed={brand === choice} onClick={() => setChoice(brand)}>
            {name}
          </Button>
        ))}
      </Stack>
      <Grid columns={[1, 3, 3]} gap={4}>
        <Input label="Colour" value={choice.colour} onChange={({ target }) => change({ colour: target.value })} />
        <Input label="Font" value={choice.font} onChange={({ target }) => change({ font: target.value })} />
        <SegmentedControl
          label="Density"
          options={densities}
          value={choice.density}
          onValueChange={(density) => change({ density })}
        />
      </Grid>
      {typeof made === 'string' ? <Alert tone="error">{made}</Alert> : <Brand theme={made} />}
    </Stack>
  );
}

/** Returns the theme, or what is wrong with the choice. */
function madeOf(choice: BrandChoice): BrandTheme | string {
  try {
    return brandTheme(choice);
  } catch (error) {
    return (error as Error).message;
  }
}

function Brand({ theme }: { theme: BrandTheme }) {
  return (
    <>
      <Grid columns={[1, 2, 2]} gap={4}>
        <Sample theme={theme} mode="light" />
        <Sample theme={theme} mode="dark" />
      </Grid>
      {theme.refusals.length > 0 ? (
        <Alert tone="error" title="Too little contrast">
          <ul>
            {theme.refusals.map((refusal) => (
              <li key={refusal.mode + refusal.front + refusal.ground}>{wordsOf(refusal)}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Grid columns={[1, 2, 2]} gap={4}>
          <File name="brand.css" text={brandCss(theme)} />
          <File name="tokens.json" text={JSON.stringify(brandTokens(theme), null, 2)} />
        </Grid>
      )}
    </>
  );
}

const wordsOf = ({ mode, front, ground, ratio, least }: Refusal) =>
  `${mode}: ${front} on ${ground} is ${ratio.toFixed(2)}:1, and needs ${least}:1`;

/** Parts of a shop in the brand. Its variables stand on an element inside the theme, so the page keeps its own. */
function Sample({ theme, mode }: { theme: BrandTheme; mode: 'light' | 'dark' }) {
  const colours = Object.entries(theme[mode]).map(([name, value]) => [`--meet-color-${name}`, value]);
  const variables = {
    ...Object.fromEntries(colours),
    '--meet-font-text': theme.font,
    '--meet-font-display': theme.font,
  };
  return (
    <ThemeProvider mode={mode} density={theme.density} scoped>
      <div
        css={[sample, { background: tokens.color.paper, color: tokens.color.ink }]}
        style={variables as CSSProperties}
      >
        <Stack gap={4} align="start">
          <Heading level={2} size="medium">
            Autumn
          </Heading>
          <Text tone="muted">Shoes for town and trail</Text>
          <Price price={1_299_000} oldPrice={1_599_000} sale={18} />
          <Input label="Email" defaultValue="anna@example.com" />
          <Checkbox label="Women" defaultChecked count={128} />
          <Button>See the collection</Button>
        </Stack>
      </div>
    </ThemeProvider>
  );
}

function File({ name, text }: { name: string; text: string }) {
  return (
    <Stack gap={2}>
      <Heading level={2} size="small">
        {name}
      </Heading>
      <pre css={code} role="region" aria-label={name} tabIndex={0}>
        {text}
      </pre>
    </Stack>
  );
}
