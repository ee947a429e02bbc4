import { css, keyframes } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { Stack } from '../components/stack/index.js';
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
