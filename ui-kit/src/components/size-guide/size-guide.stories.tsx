import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeftPage } from '../../fixtures/right-to-left.js';
import { noPicture, picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { Text } from '../text/index.js';
import { SizeGuide, type SizeGuideProps } from './index.js';

const sizeOf = (eu: string, uk: string, us: string, cm: string) => ({ eu, uk, us, cm, height: null });
const men = [
  sizeOf('40', '6.5', '7', '25'),
  sizeOf('41', '7.5', '8', '26'),
  sizeOf('42', '8', '8.5', '26.5'),
  sizeOf('43', '9', '9.5', '27.5'),
  sizeOf('44', '9.5', '10', '28'),
];
const women = [
  sizeOf('36', '3.5', '5.5', '22.5'),
  sizeOf('37', '4', '6', '23.5'),
  sizeOf('38', '5', '7', '24'),
  sizeOf('39', '6', '8', '25'),
];

function Opened(props: SizeGuideProps) {
  const [open, setOpen] = useState(props.open);
  const [value, setValue] = useState(props.value);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Таблица размеров
      </Button>
      <SizeGuide
        {...props}
        open={open}
        onOpenChange={setOpen}
        value={value}
        onValueChange={(size) => {
          setValue(size);
          props.onValueChange?.(size);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Shop/SizeGuide',
  component: SizeGuide,
  // Each state is drawn by itself: an overlay covers the others.
  tags: ['picture'],
  parameters: { ...picture, docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    tables: [{ label: 'Мужская обувь', rows: men }],
    fit: { small: 18, true: 5, large: 1 },
    measuring: <Text>Встаньте на лист бумаги, обведите стопу и измерьте от пятки до большого пальца.</Text>,
    onValueChange: fn(),
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof SizeGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /42/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith('42');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Ваш размер: 42'));
  },
};

export const TwoCharts: Story = {
  args: {
    tables: [
      { label: 'Мужская обувь', rows: men },
      { label: 'Женская обувь', rows: women },
    ],
    value: '38',
  },
};

/** Without reviews of the fit and a text on measuring only the table is shown. */
export const ChartOnly: Story = { args: { fit: undefined, measuring: undefined } };

export const Phone: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { value: '42', measuring: undefined, measured: 'foot' },
  globals: { viewport: { value: 'phone' } },
};

export const Keyboard: Story = {
  tags: ['!picture'],
  parameters: noPicture,
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Таблица размеров' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Какой размер выбрать' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const RightToLeft: Story = { args: { value: '42' }, decorators: [rightToLeftPage] };
