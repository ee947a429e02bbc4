import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { QrCode } from './index.js';

const meta = {
  title: 'Data/QrCode',
  component: QrCode,
  args: { value: 'https://meet.example/api/mobileapp', label: 'Приложение Meet: код для камеры телефона' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Приложение Meet/ })).toHaveAttribute('width', '134');
  },
};

export const WithCaption: Story = { args: { caption: 'Наведите камеру телефона' } };

export const LongAddress: Story = {
  args: { value: `https://meet.example/api/mobileapp?from=${'storefront-'.repeat(24)}` },
};

export const LongWords: Story = {
  args: { caption: 'Высокотехнологичное приложение с достопримечательностями ассортимента' },
};

/** Nothing is rendered for an address too long for a code. */
export const TooLong: Story = {
  args: { value: 'x'.repeat(3000) },
  decorators: [drawsNothing],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  args: { caption: 'Наведите камеру телефона' },
  decorators: [rightToLeft],
};

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack direction="row" gap={8} wrap>
      <QrCode {...args} />
      <QrCode {...args} caption="Наведите камеру телефона" />
    </Stack>
  ),
};
