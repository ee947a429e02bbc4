import type { Meta, StoryObj } from '@storybook/react-vite';
import { atMost } from '../../fixtures/at-most.js';
import { GiftIcon, IconFrame } from '../../icons/index.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { allStates } from '../../testing/all-states.js';
import { Grid } from '../grid/index.js';
import { Stack } from '../stack/index.js';
import { Text } from '../text/index.js';
import { namedPaths, type IconName } from './named-paths.js';
import { Icon } from './index.js';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { name: 'truck' },
  decorators: [atMost(640)],
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};

/** The stroke is 1.5px at every size. */
export const Sizes: Story = {
  render: (args) => (
    <Stack direction="row" align="center">
      <Icon {...args} size={16} />
      <Icon {...args} size={20} />
      <Icon {...args} size={24} />
    </Stack>
  ),
};

/** An icon takes the text colour of its surroundings. */
export const Colour: Story = {
  render: (args) => (
    <Stack direction="row" css={{ color: tokens.color.success }}>
      <Icon {...args} name="check" />
      Доставлен
    </Stack>
  ),
};

/** An icon of the set, and a custom drawing with the same stroke. */
export const FromElement: Story = {
  render: () => (
    <Stack direction="row" align="center">
      <Icon name={<GiftIcon />} size={20} />
      <Icon
        name={
          <IconFrame>
            <path d="M4 16l4-9 3 4h4l5 5v2H4z" />
          </IconFrame>
        }
        size={20}
      />
    </Stack>
  ),
};

export const Named: Story = {
  // The list of names is the kit's own: one of them is all that a reader needs.
  parameters: { docs: { source: { code: `import { Icon } from '@meet/ui-kit';\n\n<Icon name="bag" />` } } },
  render: () => (
    <Grid columns={[3, 5, 6]} gap={6}>
      {(Object.keys(namedPaths) as IconName[]).map((name) => (
        <Stack key={name} align="center" gap={2}>
          <Icon name={name} />
          <Text size="caption" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};

export const AllStates: Story = allStates(meta, [Sizes, Colour, FromElement, Named]);
