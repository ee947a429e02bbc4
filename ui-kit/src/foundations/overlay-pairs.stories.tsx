import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect } from 'storybook/test';
import { Stack } from '../components/stack/index.js';
import { toast, Toaster } from '../components/toaster/index.js';
import { messages } from '../components/toaster/toast.js';
import { isModal, overlayKinds, SAY, whyImpossible, type OverlayKind } from '../fixtures/overlay-kinds.js';
import { OpenAtOnce, OverlayPair } from '../fixtures/overlay-pairs.js';
import { checkOverlayPair } from '../testing/check-overlay-pair.js';

/** A row of the table of pairs: each button opens one overlay, and another inside it. */
function Row({ outer }: { outer: OverlayKind }) {
  useEffect(() => {
    const say = ({ detail }: CustomEventInit<string>) => toast(detail, { duration: Infinity });
    window.addEventListener(SAY, say);
    return () => window.removeEventListener(SAY, say);
  }, []);
  return (
    <>
      <Stack gap={3} align="start">
        {overlayKinds.map(
          (inner) => whyImpossible(outer, inner) === null && <OverlayPair key={inner} outer={outer} inner={inner} />,
        )}
      </Stack>
      <Toaster />
    </>
  );
}

const meta = {
  title: 'Overlays/Pairs',
  component: Row,
  args: { outer: 'Modal' },
  argTypes: { outer: { control: 'select', options: overlayKinds } },
  parameters: { docs: { disable: true } },
  beforeEach: () => () => void messages.remove(),
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every overlay in one kind of overlay, to try by hand: choose the kind in the controls. */
export const ByHand: Story = {};

/** Two overlays that are open from the start: a Modal with a Popover in it, or as set in the controls. */
export const AtOnce: StoryObj<{ outer: OverlayKind; inner: OverlayKind }> = {
  args: { inner: 'Popover' },
  argTypes: { inner: { control: 'select', options: overlayKinds } },
  render: ({ outer, inner }) =>
    isModal(outer) && (isModal(inner) || inner === 'Popover') ? <OpenAtOnce outer={outer} inner={inner} /> : <></>,
};

const row = (outer: OverlayKind): Story => ({
  args: { outer },
  play: async ({ canvasElement }) => {
    const inner = overlayKinds.filter((kind) => whyImpossible(outer, kind) === null);
    await expect(inner).not.toEqual([]);
    for (const kind of inner) await checkOverlayPair(canvasElement, outer, kind);
    await expect(document.body).not.toHaveAttribute('data-scroll-lock');
  },
});

export const FromModal: Story = row('Modal');
export const FromDrawer: Story = row('Drawer');
export const FromBottomSheet: Story = row('BottomSheet');
export const FromPopover: Story = row('Popover');
export const FromMenu: Story = row('Menu');
export const FromTooltip: Story = row('Tooltip');
export const FromCombobox: Story = row('Combobox');
export const FromToast: Story = row('Toast');
