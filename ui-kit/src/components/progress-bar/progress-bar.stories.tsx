import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { ProgressBar } from './index.js';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: { label: 'До бесплатной доставки 2\u00A0010\u00A0₽', value: 5990, max: 8000 },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FreeDelivery: Story = {};

export const NextLevel: Story = {
  args: {
    tone: 'bonus',
    label: 'До уровня «Серебро»',
    note: '12\u00A0400 из 30\u00A0000\u00A0₽',
    value: 12_400,
    max: 30_000,
  },
};

export const Empty: Story = { args: { value: 0 } };

export const Full: Story = { args: { label: 'Доставим бесплатно', value: 8000 } };

/** The progress is unknown. */
export const Unknown: Story = { args: { label: 'Загружаем фотографии', value: null } };

export const LongWords: Story = {
  args: {
    label: 'До бесплатной доставки в автоматизированный пункт выдачи',
    note: 'осталось 2\u00A0010\u00A0₽ из 8\u00A0000\u00A0₽',
  },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [FreeDelivery, NextLevel, Empty, Full, LongWords]);
