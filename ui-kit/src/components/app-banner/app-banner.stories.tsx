import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { QrCode } from '../qr-code/index.js';
import { Stack } from '../stack/index.js';
import { StoreBadge } from '../store-badge/index.js';
import { Text } from '../text/index.js';
import { AppBanner, type AppBannerProps } from './index.js';

/** The caller remembers that the banner was closed. */
function Dismissible(props: AppBannerProps) {
  const [shown, setShown] = useState(true);
  if (!shown) return <Text tone="muted">Баннер закрыт</Text>;
  return (
    <AppBanner
      {...props}
      onRemove={() => {
        setShown(false);
        props.onRemove?.();
      }}
    />
  );
}

const stores = (
  <>
    <StoreBadge store="app-store" href="https://apps.example/meet" />
    <StoreBadge store="google-play" href="https://play.example/meet" />
  </>
);

const code = <QrCode value="https://meet.example/api/mobileapp" label="Приложение Meet: код для камеры телефона" />;

const meta = {
  title: 'Page/AppBanner',
  component: AppBanner,
  args: {
    title: 'Meet в телефоне',
    text: 'Скидки приходят первыми, а статус заказа всегда под рукой.',
    children: stores,
    onRemove: fn(),
  },
} satisfies Meta<typeof AppBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closing: Story = {
  render: (args) => <Dismissible {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('complementary')).not.toBeInTheDocument();
  },
};

export const WithCode: Story = { args: { code } };

export const Staying: Story = { args: { onRemove: undefined } };

export const TitleOnly: Story = { args: { text: undefined } };

/** The QR code is hidden: nobody can scan it with the phone that shows it. */
export const Phone: Story = {
  args: { code },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const LongWordsOnPhone: Story = {
  args: {
    title: 'Высокотехнологичное приложение достопримечательностей',
    text: 'Водонепроницаемые кроссовки с антибактериальной стелькой и светоотражающими вставками. '.repeat(3),
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { code },
  decorators: [rightToLeft],
};

export const Zoomed: Story = { args: { code }, globals: { viewport: { value: 'zoomed' } } };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack>
      <AppBanner {...args} />
      <AppBanner {...args} title="Приложение Meet" code={code} />
      <AppBanner {...args} title="Всё в телефоне" text={undefined} onRemove={undefined} />
    </Stack>
  ),
};
