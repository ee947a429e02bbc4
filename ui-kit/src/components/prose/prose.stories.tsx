import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../../testing/all-states.js';
import { Prose } from './index.js';

const meta = {
  title: 'Text/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>Низкие кеды из гладкой кожи на прошитой подошве.</p>
        <ul>
          <li>Стелька вынимается</li>
          <li>Шнурки двух цветов</li>
        </ul>
        <ol>
          <li>Протрите влажной тканью</li>
          <li>Высушите вдали от батареи</li>
        </ol>
      </>
    ),
  },
} satisfies Meta<typeof Prose>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ParagraphsAndLists: Story = {};

export const LongWordsOnPhone: Story = {
  args: { children: <p>Достопримечательности высокотехнологичного ассортимента</p> },
  globals: { viewport: { value: 'phone' } },
};

export const AllStates: Story = allStates(meta, [ParagraphsAndLists, LongWordsOnPhone], 'rows');
