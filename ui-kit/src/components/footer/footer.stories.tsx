import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { footerColumns } from '../../fixtures/catalogue.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { pictureOnly } from '../../testing/all-states.js';
import { interaction } from '../../testing/interaction.js';
import { picture } from '../../testing/pictures.js';
import { QrCode } from '../qr-code/index.js';
import { ThemeToggle } from '../theme-toggle/index.js';
import { Footer } from './index.js';

const meta = {
  title: 'Page/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: { columns: footerColumns, legal: '© 2026 Meet', actions: <ThemeToggle /> },
} satisfies Meta<typeof Footer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('© 2026 Meet');
    await expect(canvas.getByRole('list', { name: 'Способы оплаты' })).toBeVisible();
  },
};

/** On phones the columns are lines that unfold. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const help = canvas.getByRole('button', { name: 'Помощь' });
    await expect(canvas.queryByRole('link', { name: 'Доставка' })).not.toBeInTheDocument();
    await userEvent.click(help);
    await expect(canvas.getByRole('link', { name: 'Доставка' })).toBeVisible();
    await userEvent.click(help);
    await expect(canvas.queryByRole('link', { name: 'Доставка' })).not.toBeInTheDocument();
  },
};

/** The shop on social networks, and a QR code that opens it on the phone. */
export const SocialAndApp: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    social: [
      { label: 'Telegram', href: 'https://telegram.example/meet' },
      { label: 'ВКонтакте', href: 'https://vk.example/meet' },
    ],
    app: (
      <QrCode value="https://meet.example/api/mobileapp" label="Магазин на телефоне" caption="Магазин на телефоне" />
    ),
  },
};

export const ZoomedTwice: Story = { globals: { viewport: { value: 'zoomed' } } };

/** More than six links have two columns if there is room. More than ten reserve the room for two. */
export const ManyLinks: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    columns: footerColumns.map((column, index) =>
      index === 0
        ? {
            ...column,
            links: Array.from({ length: 12 }, (_, place) => ({
              label: `Раздел ${place + 1}`,
              href: `/catalog/${place}`,
            })),
          }
        : column,
    ),
  },
};

export const WithText: Story = {
  args: {
    columns: [{ label: 'Контакты', text: 'Каждый день с 9 до 21 по московскому времени' }, ...footerColumns.slice(1)],
  },
};

export const LegalOnly: Story = { tags: ['picture'], parameters: picture, args: { columns: [], actions: undefined } };

export const RightToLeft: Story = { tags: ['picture'], parameters: picture, decorators: [rightToLeft] };

/** Links and the theme toggle, hovered, focused and pressed. */
export const Interaction: Story = {
  ...interaction(meta, [Desktop], 'rows', () => ({
    // An id must be unique on a page.
    columns: footerColumns.map(({ id: _id, ...column }) => column),
  })),
  tags: ['pseudo'],
};

export const AllStates: Story = { ...WithText, parameters: pictureOnly };
