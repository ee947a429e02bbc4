import { css, keyframes } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { Card } from '../components/card/index.js';
import { Stack } from '../components/stack/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { media } from '../theme/media.js';
import { tokens } from '../tokens/generated/tokens.js';
import motion from '../tokens/motion.json';
import { readTokens } from './read-tokens.js';
import { TokenTable } from './token-table.js';

export default { title: 'Foundations/Motion' } satisfies Meta;

const slide = keyframes({ from: { transform: 'translateX(0)' }, to: { transform: 'translateX(176px)' } });
const fade = keyframes({ from: { opacity: 0 } });

const dot = css({
  width: 24,
  height: 24,
  background: tokens.color.ink,
  animationName: slide,
  animationFillMode: 'both',
  // Under reduced motion only opacity changes.
  [media.reducedMotion]: { animationName: fade },
});

function Running() {
  const [run, setRun] = useState(0);
  return (
    <Stack align="start">
      <Button variant="secondary" onClick={() => setRun(run + 1)}>
        Ещё раз
      </Button>
      <TokenTable
        key={run}
        rows={readTokens(motion, 'duration')}
        draw={({ variable }) => (
          <div
            css={dot}
            style={{ animationDuration: `var(${variable})`, animationTimingFunction: tokens.easing.enter }}
          />
        )}
      />
      <TokenTable
        key={`easing ${run}`}
        rows={readTokens(motion, 'easing')}
        draw={({ variable }) => (
          <div css={dot} style={{ animationDuration: '1s', animationTimingFunction: `var(${variable})` }} />
        )}
      />
    </Stack>
  );
}

/** Motion is short: 120 ms for feedback, 240 ms for panels, 500 ms for drawers. */
export const DurationsAndEasings: StoryObj = {
  render: () => <Running />,
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('table')[0];
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё раз' }));
    await expect(canvas.getAllByRole('table')[0]).not.toBe(before);
  },
};

const shown = css({
  transitionProperty: 'opacity, translate',
  [media.reducedMotion]: { translate: 'none !important' },
});

/** A panel that its button shows and hides. */
function Panel({ label, duration, from }: { label: string; duration: string; from: string }) {
  const [open, setOpen] = useState(true);
  return (
    <Stack gap={3} align="start" css={{ overflow: 'hidden', minHeight: 148 }}>
      <Button variant="secondary" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </Button>
      <Card
        variant="subtle"
        css={shown}
        style={{
          opacity: open ? 1 : 0,
          translate: open ? '0 0' : from,
          transitionDuration: duration,
          transitionTimingFunction: open ? tokens.easing.enter : tokens.easing.exit,
        }}
      >
        Завтра, со склада
      </Card>
    </Stack>
  );
}

/** Press the buttons: one panel appears immediately, the other makes you wait. */
export const RightAndWrong: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Comparison
      right={{
        show: <Panel label="Доставка" duration={tokens.duration.panel} from="0 -8px" />,
        caption: 'A short way from where it belongs, in 240 ms. Press the button.',
      }}
      wrong={{
        show: <Panel label="О доставке" duration="1400ms" from="120% 0" />,
        caption: 'A long flight from elsewhere: everybody waits, and some feel sick.',
      }}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Доставка' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
