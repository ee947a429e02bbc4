import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from '../../fixtures/pictures.js';
import { pictureOnly } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { Image } from '../image/index.js';
import { ErrorPage, SignalLines } from './index.js';

const meta = {
  title: 'Page/ErrorPage',
  component: ErrorPage,
  subcomponents: { SignalLines },
  parameters: { layout: 'fullscreen' },
  args: { kind: 'not-found', href: '/catalog' },
} satisfies Meta<typeof ErrorPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  tags: ['picture'],
  parameters: picture,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '404' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Каталог' })).toHaveAttribute('href', '/catalog');
  },
};

export const NoSignal: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { kind: 'no-signal', href: '/product/tempo-court' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Обновить страницу' })).toBeVisible();
  },
};

export const WithBanner: Story = {
  args: {
    banner: (
      <Image
        src={pictures.knit}
        alt=""
        sizes="100vw"
        fit="contain"
        css={{ opacity: 0.25, '& img': { objectPosition: '85% 20%' } }}
      />
    ),
  },
};

/** With the kit's own background drawing. */
export const WithSignalLines: Story = {
  tags: ['picture'],
  parameters: picture,
  args: { kind: 'no-signal', banner: <SignalLines /> },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const NoSignalOnPhone: Story = {
  args: { kind: 'no-signal', reference: '0190f7a2-1111-7222-8333-444455556666' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    // One click selects all of it.
    await expect(canvas.getByText(args.reference!)).toHaveStyle({ userSelect: 'all' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [NotFound], 'rows'), tags: ['pseudo'] };

export const AllStates: Story = { ...WithBanner, parameters: pictureOnly };
