import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { post } from '../../fixtures/blog.js';
import { drawsNothing } from '../../fixtures/draws-nothing.js';
import { posters } from '../../fixtures/posters.js';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { picture } from '../../testing/pictures.js';
import { ImageLoaderProvider } from '../image/index.js';
import { Article } from './index.js';

const meta = {
  title: 'Text/Article',
  component: Article,
  args: { html: post },
  decorators: [
    (Story) => (
      // The image loader of the shop also handles pictures of articles.
      <ImageLoaderProvider loader={() => posters.white}>
        <Story />
      </ImageLoaderProvider>
    ),
  ],
} satisfies Meta<typeof Article>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Что от чего помогает' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'справочника мастера' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const WordsOnly: Story = { args: { html: '<p>Одна строка без затей.</p>' } };

export const Empty: Story = { args: { html: '' }, decorators: [drawsNothing] };

/** Scripts in the HTML do not run; its text stays. */
export const Harmful: Story = {
  args: {
    html: `<p onclick="document.title = 'взлом'" style="position: fixed; inset: 0">Слова остаются.</p>
      <img src="x" onerror="document.title = 'взлом'" alt="Нет такой картинки">
      <script>document.title = 'взлом'</script><iframe srcdoc="<p>чужое</p>"></iframe>
      <a href="javascript:document.title='взлом'">Ссылка без адреса</a>`,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Слова остаются.')).not.toHaveAttribute('style');
    await expect(document.querySelector('article iframe, article script')).toBeNull();
    await expect(document.title).not.toBe('взлом');
  },
};

/** A wide table scrolls inside its frame. */
export const WideTableOnPhone: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    html: `<table><thead><tr>${'<th>Высокотехнологичность</th>'.repeat(5)}</tr></thead><tbody><tr>${'<td>14–20 дней</td>'.repeat(5)}</tr></tbody></table>`,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const table = canvas.getByRole('group', { name: 'Таблица' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
  },
};

export const LongWordsOnPhone: Story = {
  tags: ['picture'],
  parameters: picture,
  args: {
    html: `<h2>Достопримечательности двадцатичетырёхчасового</h2><p>${'Водонепроницаемовысокотехнологичный'.repeat(4)}</p>
      <pre><code>${'артикул-'.repeat(20)}</code></pre>`,
  },
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = { tags: ['picture'], parameters: picture, decorators: [rightToLeft] };

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const AllStates: Story = { parameters: picture };
