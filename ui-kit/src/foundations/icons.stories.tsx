import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { IconBrowser } from './icon-browser.js';

export default { title: 'Foundations/Icons' } satisfies Meta;

/** Drawings of Tabler Icons (MIT) in the kit's stroke of 1.5px. Each is an export of its own. */
export const All: StoryObj = { render: () => <IconBrowser /> };

/** The search knows Russian and English words; a press copies the line that imports the icon, and says so. */
export const SearchAndCopy: StoryObj = {
  render: () => <IconBrowser />,
  play: async ({ canvas }) => {
    const writeText = fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Найти значок' }), 'доставка');
    const found = canvas.getAllByRole('listitem');
    await expect(found).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'truck' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(writeText).toHaveBeenCalledWith("import { TruckIcon } from '@meet/ui-kit/icons';");
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Скопировано'));
    const search = canvas.getByRole('searchbox', { name: 'Найти значок' });
    await userEvent.clear(search);
    await userEvent.type(search, 'gift');
    await expect(canvas.getByRole('button', { name: 'gift' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Значков: \d/);
    await userEvent.type(search, 'ъ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Ничего не найдено');
  },
};
