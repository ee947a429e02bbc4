import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { GiftIcon, SearchIcon } from '../../icons/index.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { Input } from './index.js';

const meta = {
  title: 'Forms/Input',
  component: Input,
  args: { label: 'Имя', onChange: fn() },
  decorators: [
    (Story) => (
      <div css={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Input>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Имя' });
    await userEvent.click(canvas.getByText('Имя'));
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Анна');
    await expect(field).toHaveValue('Анна');
  },
};

export const Filled: Story = { args: { defaultValue: 'Анна' } };

/** A placeholder is an example and says so: a bare value would look as if it were typed. */
export const Placeholder: Story = { args: { label: 'Город', placeholder: 'Например, Казань' } };

export const WithHint: Story = {
  args: { label: 'Почта', type: 'email', autoComplete: 'email', hint: 'Пришлём чек и новости о заказе' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Пришлём чек и новости о заказе');
  },
};

/** The error says what is wrong and what to do. It replaces the hint. */
export const WithError: Story = {
  args: {
    label: 'Почта',
    defaultValue: 'anna.example.ru',
    hint: 'Пришлём чек',
    error: 'В адресе нет @: проверьте его',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.queryByText('Пришлём чек')).not.toBeInTheDocument();
  },
};

export const HiddenLabel: Story = { args: { label: 'Найти бренд', labelHidden: true, placeholder: 'Бренд' } };

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Анна' } };

export const ReadOnly: Story = { args: { readOnly: true, label: 'Телефон', defaultValue: '+7 999 123-45-67' } };

export const Required: Story = { args: { required: true } };

/** An icon before the text. It is decoration: the label says what the field is for. */
export const WithPrefix: Story = {
  args: { label: 'Подарочная карта', prefix: <GiftIcon size={20} />, placeholder: '0000 0000' },
};

/** A unit after the text. The label names it too: screen readers read the label first. */
export const WithSuffix: Story = {
  args: { label: 'Длина стопы, см', suffix: 'см', inputMode: 'decimal', defaultValue: '26,5' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Длина стопы, см' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
  },
};

export const WithBoth: Story = {
  args: {
    label: 'Сумма, ₽',
    prefix: <SearchIcon size={20} />,
    suffix: '₽',
    defaultValue: '5000',
    error: 'Не больше 3000',
  },
};

export const LongWords: Story = {
  args: {
    label: 'Наименование организации-грузополучателя полностью, как в учредительных документах',
    defaultValue: 'Межрегиональное производственно-внедренческое предприятие «Высококонцентрированные технологии»',
    error: 'Название длиннее ста двадцати знаков: сократите организационно-правовую форму до принятой аббревиатуры',
  },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Empty, Filled, WithError, Disabled, ReadOnly, WithBoth]),
  tags: ['pseudo'],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack>
      <Input label="Имя" placeholder="Например, Анна" required />
      <Input label="Имя" defaultValue="Анна" hint="Как в паспорте" />
      <Input label="Имя" defaultValue="А" error="Напишите имя полностью" />
      <Input label="Имя" defaultValue="Анна" disabled />
      <Input label="Подарочная карта" prefix={<GiftIcon size={20} />} placeholder="0000 0000" />
      <Input label="Длина стопы, см" suffix="см" defaultValue="26,5" error="Не больше 33" />
      <Input label="Длина стопы, см" suffix="см" defaultValue="26,5" disabled />
    </Stack>
  ),
};
