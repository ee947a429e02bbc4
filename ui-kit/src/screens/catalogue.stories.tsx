import { css } from '@emotion/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BottomSheet } from '../components/bottom-sheet/index.js';
import { Breadcrumbs } from '../components/breadcrumbs/index.js';
import { Button, ButtonLink } from '../components/button/index.js';
import { RemovableChip } from '../components/chip/index.js';
import { EmptyState } from '../components/empty-state/index.js';
import {
  FilterPanel,
  type FilterChoice,
  type FilterGroupData,
  type OnChoiceChange,
} from '../components/filter-panel/index.js';
import { Icon } from '../components/icon/index.js';
import { Pagination } from '../components/pagination/index.js';
import { ProductCard } from '../components/product-card/index.js';
import { ProductGrid } from '../components/product-grid/index.js';
import { Skeleton } from '../components/skeleton/index.js';
import { SortSelect } from '../components/sort-select/index.js';
import { Stack } from '../components/stack/index.js';
import { Heading, Text } from '../components/text/index.js';
import { categoryTree, filterGroups, path } from '../fixtures/catalogue.js';
import { products } from '../fixtures/goods.js';
import { countOf } from '../locale/plural.js';
import { media } from '../theme/media.js';
import { tokens } from '../tokens/generated/tokens.js';
import { noPicture, picture } from '../testing/pictures.js';
import { ShopFrame } from './shop-frame.js';

const layout = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.desktop]: { gridTemplateColumns: '264px minmax(0, 1fr)', columnGap: tokens.space[10] },
});
const column = css({ display: 'none', [media.desktop]: { display: 'block' } });
const opener = css({ [media.desktop]: { display: 'none' } });
const toolbar = css({ [media.desktop]: { justifyContent: 'flex-end' } });

const sneakers = products.filter(({ sizes }) => sizes?.some(({ label }) => label === '42'));

const listed = Array.from({ length: 24 }, (_, index) => {
  const product = sneakers[index % sneakers.length]!;
  return { ...product, href: `${product.href}-${index}` };
});

const sorts = [
  { value: 'POPULAR_FIRST', label: 'Сначала популярные' },
  { value: 'NEW_FIRST', label: 'Сначала новые' },
  { value: 'CHEAP_FIRST', label: 'Сначала дешёвые' },
  { value: 'EXPENSIVE_FIRST', label: 'Сначала дорогие' },
  { value: 'SALE_FIRST', label: 'Сначала со скидкой' },
];

const withChoices = (choices: readonly FilterChoice[], change: (choice: FilterChoice) => boolean): FilterChoice[] =>
  choices.map((choice) => ({
    ...choice,
    checked: change(choice),
    below: choice.below && withChoices(choice.below, change),
  }));

const chosenIn = (choices: readonly FilterChoice[]): FilterChoice[] =>
  choices.flatMap((choice) => [...(choice.checked ? [choice] : []), ...chosenIn(choice.below ?? [])]);

/** A shop keeps the choices in the page's address. This story keeps them in state. */
function useFilters(first: readonly string[]) {
  const [groups, setGroups] = useState<readonly FilterGroupData[]>(() =>
    [categoryTree, ...filterGroups].map((group) => ({
      ...group,
      choices: withChoices(group.choices, ({ value }) => first.includes(value)),
    })),
  );
  const toggle: OnChoiceChange = (checked, { name, value }) =>
    setGroups((current) =>
      current.map((group) =>
        group.name === name
          ? {
              ...group,
              choices: withChoices(group.choices, (choice) =>
                choice.value === value ? checked : choice.checked && !group.single,
              ),
            }
          : group,
      ),
    );
  const chosen = groups.flatMap((group) => chosenIn(group.choices).map((choice) => ({ group: group.name, choice })));
  return { groups, toggle, chosen };
}

interface PageProps {
  state?: 'listed' | 'loading' | 'nothing';
  /** Filter values set in the page's address. */
  chosen?: readonly string[];
}

function Page({ state = 'listed', chosen: first = ['nordvik', '42'] }: PageProps) {
  const { groups, toggle, chosen } = useFilters(first);
  const [open, setOpen] = useState(false);
  const total = state === 'nothing' ? 0 : 128 + 24 * (2 - Math.min(chosen.length, 2));
  const ofBrand = chosen.some(({ choice }) => choice.value === 'nordvik') ? { brand: 'Nordvik' } : {};
  const panel = (
    <FilterPanel
      groups={groups}
      price={{ lowest: 1990, highest: 45_990, from: null, to: null }}
      onCheckedChange={toggle}
      onPriceChange={() => undefined}
    />
  );
  return (
    <ShopFrame activeSlug="sneakers">
      <Stack gap={4} css={{ paddingBlock: 16 }}>
        <Breadcrumbs items={path.slice(0, 2)} />
        <Stack direction="row" align="baseline" gap={3} wrap>
          <Heading level={1}>Кроссовки</Heading>
          <Text tone="muted" role="status">
            {countOf(total, { one: 'товар', few: 'товара', many: 'товаров' })}
          </Text>
        </Stack>
        <div css={layout}>
          <div css={column}>{panel}</div>
          <div>
            <Stack css={toolbar} direction="row" align="center" justify="between">
              <Button css={opener} variant="secondary" onClick={() => setOpen(true)}>
                <Icon name="filter" size={20} />
                Фильтры
              </Button>
              <SortSelect options={sorts} defaultValue="POPULAR_FIRST" />
            </Stack>
            {chosen.length > 0 && (
              <Stack direction="row" gap={2} wrap css={{ paddingBlock: 16 }}>
                {chosen.map(({ group, choice }) => (
                  <RemovableChip
                    key={choice.value}
                    label={choice.label}
                    href="/catalog/any/sneakers"
                    onClick={() => toggle(false, { name: group, value: choice.value })}
                  />
                ))}
              </Stack>
            )}
            {state === 'nothing' && (
              <EmptyState
                title="Ничего не подходит"
                actions={<ButtonLink href="/catalog/any/sneakers">Убрать все фильтры</ButtonLink>}
              >
                Сочетания «Nordvik, 42» сейчас нет. Уберите один из фильтров.
              </EmptyState>
            )}
            {state === 'loading' && (
              <ProductGrid density="narrow">
                {listed.slice(0, 6).map(({ href }) => (
                  <Stack key={href} gap={3}>
                    <Skeleton ratio={4 / 5} />
                    <Skeleton height={88} />
                  </Stack>
                ))}
              </ProductGrid>
            )}
            {state === 'listed' && (
              <Stack gap={10}>
                <ProductGrid density="narrow">
                  {listed.map((product, index) => (
                    <ProductCard key={product.href} {...product} {...ofBrand} headingLevel={2} priority={index < 4} />
                  ))}
                </ProductGrid>
                <Stack align="center">
                  <Button variant="secondary">Показать ещё</Button>
                  <Pagination page={2} totalPages={6} hrefOf={(page) => `/catalog/any/sneakers?page=${page}`} />
                </Stack>
              </Stack>
            )}
          </div>
        </div>
      </Stack>
      <BottomSheet
        open={open}
        onOpenChange={setOpen}
        height="screen"
        title="Фильтры"
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {`Показать ${countOf(total, { one: 'товар', few: 'товара', many: 'товаров' })}`}
          </Button>
        }
      >
        {panel}
      </BottomSheet>
    </ShopFrame>
  );
}

const meta = {
  title: 'Screens/Catalogue',
  component: Page,
  parameters: { ...picture, layout: 'fullscreen' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: 'wide' } } };

export const Tablet: Story = { parameters: noPicture, globals: { viewport: { value: 'tablet' } } };

export const Phone: Story = { parameters: noPicture, globals: { viewport: { value: 'phone' } } };

/** On phones filters are chosen in a sheet, and the count updates. */
export const FiltersOnPhone: Story = {
  args: { chosen: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
    const sheet = await screen.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await expect(screen.getByRole('button', { name: /^Показать 176/ })).toBeInTheDocument();
  },
};

/** Pressing a chip removes its filter, and the list grows. */
export const TakingOff: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('128 товаров');
    await userEvent.click(canvas.getByRole('link', { name: 'Убрать фильтр «Nordvik»' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('152 товара');
    await expect(canvas.getByRole('checkbox', { name: /Nordvik/ })).not.toBeChecked();
  },
};

export const Loading: Story = { args: { state: 'loading' } };

export const NothingFits: Story = { args: { state: 'nothing' } };
