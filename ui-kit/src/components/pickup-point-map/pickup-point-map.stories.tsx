import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { brokenMap, drawnMap, slowMap } from '../../fixtures/drawn-map.js';
import { pickupPoints } from '../../fixtures/pickup-points.js';
import { picture } from '../../testing/pictures.js';
import { Stack } from '../stack/index.js';
import { PickupPointMap, type PickupPointMapProps } from './index.js';

function Chosen(props: PickupPointMapProps) {
  const [id, setId] = useState(props.value);
  return (
    <PickupPointMap
      {...props}
      value={id}
      onValueChange={(next) => {
        setId(next);
        props.onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Shop/PickupPointMap',
  component: PickupPointMap,
  args: { provider: drawnMap, points: pickupPoints, value: null, onValueChange: fn(), headingLevel: 2 },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof PickupPointMap>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The map and the list show the same points. */
export const Loaded: Story = {
  play: async ({ args, canvas }) => {
    const map = within(canvas.getByRole('group', { name: 'Карта пунктов выдачи' }));
    await userEvent.click(await map.findByRole('button', { name: 'На Победы' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('KZN5');
    await expect(canvas.getByRole('button', { name: 'Выбран: На Победы' })).toBeVisible();
    await expect(map.getByRole('button', { name: 'На Победы' })).toHaveFocus();
  },
};

export const ChosenPoint: Story = { args: { value: 'KZN1' } };

/** Points too close for a finger form a cluster, which opens when it is pressed. */
export const Cluster: Story = {
  play: async ({ canvas }) => {
    const [cluster] = await canvas.findAllByRole('button', { name: /^Пунктов рядом/ });
    await userEvent.click(cluster!);
    await expect(canvas.getByRole('button', { name: 'Весь город' })).toBeVisible();
  },
};

export const Found: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'пушкина');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Ленинградская, 12');
    await expect(canvas.getByRole('status')).toHaveTextContent('По этому адресу ничего нет');
  },
};

/** The map is not loaded until its button is pressed. */
export const Pending: Story = {
  args: { autoLoad: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать карту' }));
    await expect(await canvas.findByRole('button', { name: 'На Победы' })).toBeVisible();
  },
};

export const Loading: Story = { args: { provider: slowMap } };

/** The list works without a map. */
export const Error: Story = {
  args: { provider: brokenMap },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Выбрать: На Кремлёвской' }));
    await expect(canvas.getByRole('button', { name: 'Выбран: На Кремлёвской' })).toBeVisible();
  },
};

/** A city has hundreds of points; a button shows more of them. */
export const ManyPoints: Story = {
  args: {
    points: Array.from({ length: 60 }, (_, index) => ({
      id: String(index),
      latitude: 55.75 + (index % 8) / 90,
      longitude: 49.08 + Math.floor(index / 8) / 50,
      card: { ...pickupPoints[1].card, name: `Пункт ${index + 1}` },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё 20' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(25);
  },
};

export const NoPoints: Story = { args: { points: [] } };

export const FewPoints: Story = { args: { points: pickupPoints.slice(0, 2) } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const LongWords: Story = {
  args: {
    points: pickupPoints.slice(0, 2).map(({ card, ...point }) => ({
      ...point,
      card: { ...card, name: 'Автоматизированный высокотехнологичный пункт выдачи заказов' },
    })),
  },
  globals: { viewport: { value: 'phone' } },
};

export const Zoomed: Story = { globals: { viewport: { value: 'zoomed' } } };

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Chosen {...args} />
    </div>
  ),
};

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={8}>
      <Chosen {...args} points={pickupPoints.slice(3, 5)} value="KZN5" />
      <Chosen {...args} points={pickupPoints.slice(0, 1)} autoLoad={false} aria-label="Ждёт" />
      <Chosen {...args} points={pickupPoints.slice(0, 1)} provider={brokenMap} aria-label="Ошибка" />
      <Chosen {...args} points={[]} aria-label="Пусто" />
    </Stack>
  ),
};
