import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { atMost } from '../../fixtures/at-most.js';
import { picture } from '../../testing/pictures.js';
import { Icon } from '../icon/index.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { Button, ButtonLink } from './index.js';

const meta = {
  title: 'Actions/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Добавить в корзину', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Добавить в корзину' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Secondary: Story = { args: { variant: 'secondary', children: 'Таблица размеров' } };

export const Ghost: Story = { args: { variant: 'ghost', children: 'Отменить' } };

export const Large: Story = { args: { size: 'large', children: 'Оформить заказ' } };

export const Wide: Story = { args: { wide: true }, decorators: [atMost(400)] };

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <Icon name="filter" size={20} />
        Фильтры
      </>
    ),
  },
};

/** A spinner covers the label. The button keeps its colours, focus and width, announces the loading, ignores clicks. */
export const Loading: Story = {
  args: { loading: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: /Загружаем/ });
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'), { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A link that looks like a button, and can be opened in a new tab. */
export const AsLink: Story = {
  render: () => <ButtonLink href="/catalog">Перейти в каталог</ButtonLink>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти в каталог' })).toHaveAttribute('href', '/catalog');
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** A label too long for one line wraps with padding around it. Better: write a shorter one. */
export const LongWords: Story = {
  decorators: [atMost(400)],
  args: { wide: true, children: 'Зарегистрироваться и получить 5000 бонусов' },
  globals: { viewport: { value: 'phone' } },
};

/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Primary, Secondary, Ghost, Loading, Disabled, AsLink]),
  tags: ['pseudo'],
};

export const AllStates: Story = {
  parameters: picture,
  render: () => (
    <Stack gap={4}>
      {(['primary', 'secondary', 'ghost'] as const).map((variant) => (
        <Stack key={variant} direction="row" gap={3} wrap>
          <Button variant={variant}>В корзину</Button>
          <Button variant={variant} loading>
            В корзину
          </Button>
          <Button variant={variant} disabled>
            В корзину
          </Button>
          <Button variant={variant} size="large">
            Оформить заказ
          </Button>
        </Stack>
      ))}
      <Button css={{ maxWidth: 220 }}>Зарегистрироваться и получить 5000 бонусов</Button>
    </Stack>
  ),
};
