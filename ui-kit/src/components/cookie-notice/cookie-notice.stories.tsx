import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { Link } from '../link/index.js';
import { CookieNotice } from './index.js';

const words = (
  <>
    Храним в браузере корзину и вход, а с вашего согласия считаем посещения, чтобы понимать, что неудобно.{' '}
    <Link href="/privacy">Подробнее о данных</Link>
  </>
);

const meta = {
  title: 'Page/CookieNotice',
  component: CookieNotice,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  args: { children: words, onAccept: fn(), onDecline: fn() },
} satisfies Meta<typeof CookieNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choice: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Только необходимые' }));
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Принять все' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const OneAnswer: Story = { args: { onDecline: undefined } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A long text scrolls, and the notice covers at most half of the screen. */
export const LongWordsOnPhone: Story = {
  args: { children: 'Высокотехнологичные достопримечательности ассортимента. '.repeat(30) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('region').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight / 2);
    const answer = canvas.getByRole('button', { name: 'Принять все' }).getBoundingClientRect();
    await expect(answer.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

/** The notice has a fixed position, so each state gets a page of its own here. */
export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <>
      {[args, { ...args, onDecline: undefined }].map((state, index) => (
        <div key={index} css={{ position: 'relative', height: 300, transform: 'translate(0)' }}>
          <CookieNotice {...state} aria-label={`Файлы cookie ${index + 1}`} />
        </div>
      ))}
    </>
  ),
};
