import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../components/button/index.js';
import { Icon } from '../components/icon/index.js';
import { IconButton } from '../components/icon-button/index.js';
import { LikeButton } from '../components/like-button/index.js';
import { Stack } from '../components/stack/index.js';
import { Text } from '../components/text/index.js';
import { Comparison } from '../fixtures/comparison.js';
import { CertificateIcon, HangerIcon, HeartIcon, RotateIcon, RulerIcon } from '../icons/index.js';
import { tokens } from '../tokens/generated/tokens.js';
import { IconBrowser } from './icon-browser.js';

export default { title: 'Foundations/Icons' } satisfies Meta;

/** Drawings of Tabler Icons (MIT) with the kit's stroke of 1.5px. Each is a separate export. */
export const All: StoryObj = { render: () => <IconBrowser /> };

/** The search finds Russian and English words; a press copies the icon's import line and confirms it. */
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

/** Without a label only icons that everybody knows; states differ in shape. */
export const RightAndWrong: StoryObj = {
  tags: ['picture'],
  render: () => (
    <Stack gap={8}>
      <Comparison
        right={{
          show: (
            <Button variant="secondary">
              <Icon name={<RulerIcon />} size={20} />
              Таблица размеров
            </Button>
          ),
          caption: 'A word with an icon that helps to find it again.',
        }}
        wrong={{
          show: (
            <Stack direction="row" gap={2}>
              <IconButton icon={<HangerIcon />} label="Примерка" />
              <IconButton icon={<RotateIcon />} label="Возврат" />
              <IconButton icon={<CertificateIcon />} label="Подлинность" />
            </Stack>
          ),
          caption: 'A riddle for the eye: nobody knows what these do before pressing them.',
        }}
      />
      <Comparison
        right={{
          show: (
            <Stack direction="row" gap={4} align="center">
              <LikeButton liked={false} label="Court Low в избранное" onLikedChange={() => undefined} />
              <LikeButton liked label="Ridge в избранное" onLikedChange={() => undefined} />
              <Text size="small">Обычный и выбранный</Text>
            </Stack>
          ),
          caption: 'The shape changes: outlined or filled.',
        }}
        wrong={{
          show: (
            <Stack direction="row" gap={4} align="center">
              <HeartIcon />
              <HeartIcon css={{ color: tokens.color.price }} />
              <Text size="small">Обычный и выбранный</Text>
            </Stack>
          ),
          caption: 'Only the hue changes, and red belongs to prices.',
        }}
      />
    </Stack>
  ),
};
