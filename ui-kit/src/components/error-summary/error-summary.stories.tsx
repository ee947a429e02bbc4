import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Input } from '../input/index.js';
import { Stack } from '../stack/index.js';
import { ErrorSummary, type ErrorSummaryProps } from './index.js';

const meta = {
  title: 'Forms/ErrorSummary',
  component: ErrorSummary,
  args: {
    errors: [
      { field: 'summary-city', message: 'Укажите город' },
      { field: 'summary-house', message: 'Укажите номер дома' },
    ],
  },
  render: (args) => (
    <Stack>
      <ErrorSummary {...args} />
      <Input label="Город" id="summary-city" error="Укажите город" />
      <Input label="Дом" id="summary-house" error="Укажите номер дома" />
    </Stack>
  ),
  decorators: [atMost(560)],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form that shows its errors when it is sent. */
function Sent({ errors }: ErrorSummaryProps) {
  const [found, setFound] = useState<ErrorSummaryProps['errors']>([]);
  return (
    <Stack>
      <ErrorSummary errors={found} />
      <Input label="Город" id="summary-city" />
      <Input label="Дом" id="summary-house" />
      <Button onClick={() => setFound([...errors])}>Отправить</Button>
    </Stack>
  );
}

/** The summary takes the focus, and its links lead to the fields. */
export const Several: Story = {
  render: (args) => <Sent {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите номер дома' }));
    await expect(canvas.getByRole('textbox', { name: 'Дом' })).toHaveFocus();
  },
};

export const One: Story = { args: { errors: [{ field: 'summary-city', message: 'Укажите город' }] } };

export const None: Story = { args: { errors: [] } };

export const LongWords: Story = {
  args: {
    errors: [
      {
        field: 'summary-city',
        message: 'В населённом пункте «Вышневолоцкий-Промышленный» нет пунктов выдачи: выберите соседний город',
      },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ErrorSummary {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  parameters: picture,
  // Drop the focus, so that the screenshot does not depend on whether the page was visible when the summary took it.
  play: ({ canvas }) => canvas.getByRole('alert').blur(),
};
