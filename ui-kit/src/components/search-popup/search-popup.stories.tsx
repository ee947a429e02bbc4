import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { rightToLeft } from '../../fixtures/right-to-left.js';
import { foundGoods, pastQueries, popularQueries, suggestions, understood } from '../../fixtures/search.js';
import { picture } from '../../testing/pictures.js';
import { Button } from '../button/index.js';
import { BottomSheet } from '../bottom-sheet/index.js';
import { Stack } from '../stack/index.js';
import { interaction } from '../../testing/interaction.js';
import { SearchPanel, SearchPopup, type SearchPanelProps, type SearchPopupProps } from './index.js';

/** The caller holds the query, the open state and the remaining history. */
function useSearch<Props extends Omit<SearchPanelProps, 'ref'>>(props: Props): Props {
  const [query, setQuery] = useState(props.query);
  const [history, setHistory] = useState(props.history ?? []);
  const [parts, setParts] = useState(props.understood ?? []);
  return {
    ...props,
    query,
    history,
    understood: parts,
    onQueryChange: (next) => {
      setQuery(next);
      props.onQueryChange(next);
    },
    onHistoryRemove: (value) => setHistory(history.filter((past) => past.value !== value)),
    onHistoryClear: () => setHistory([]),
    onUnderstoodRemove: (id) => setParts(parts.filter((part) => part.id !== id)),
  };
}

function Opened(props: SearchPopupProps) {
  const [open, setOpen] = useState(props.open);
  const search = useSearch(props);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Поиск</Button>
      <SearchPopup
        {...search}
        open={open}
        onOpenChange={(next) => {
          setOpen(next);
          props.onOpenChange(next);
        }}
      />
    </>
  );
}

function Panel({ open: _open, onOpenChange: _onOpenChange, ref: _ref, ...props }: SearchPopupProps) {
  return <SearchPanel {...useSearch(props)} />;
}

function InSheet(props: SearchPopupProps) {
  return (
    <BottomSheet open height="screen" title="Поиск товаров" onOpenChange={props.onOpenChange}>
      <Panel {...props} />
    </BottomSheet>
  );
}

const meta = {
  title: 'Page/SearchPopup',
  component: SearchPopup,
  subcomponents: { SearchPanel },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    action: '/search',
    query: '',
    onQueryChange: fn(),
    onSubmit: fn(),
    history: pastQueries,
    popularQueries,
    recent: foundGoods,
    suggestions,
    found: foundGoods,
    total: 128,
    resultsHref: '/search?query=tempo',
    understood: [],
  },
  render: (args) => <Opened {...args} />,
} satisfies Meta<typeof SearchPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is typed yet. */
export const Untouched: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Убрать «nordvik 42» из истории' }));
    await expect(screen.queryByRole('link', { name: 'nordvik 42' })).not.toBeInTheDocument();
    // The popup may still be fading in.
    await waitFor(() => expect(screen.getByRole('link', { name: 'замшевые кеды' })).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Очистить историю' }));
    await expect(screen.queryByText('История')).not.toBeInTheDocument();
  },
};

/** The search is opened, typed into, walked through with the arrow keys, and closed. */
export const Keyboard: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Поиск' });
    await userEvent.click(opener);
    const field = await screen.findByRole('searchbox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('tempo');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('tempo');
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: 'tempo белые' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(screen.getByRole('link', { name: 'куртка с мембраной' })).toHaveFocus();
    // Typing a letter moves the focus back to the field.
    await userEvent.keyboard('c');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('tempoc');
  },
};

export const Found: Story = { args: { query: 'tempo' } };

/** A filter misread from the query can be removed. */
export const Understood: Story = {
  args: { query: 'кроссовки чёрные 42', suggestions: [], understood },
  play: async () => {
    await userEvent.click(await screen.findByRole('link', { name: 'Убрать фильтр «Чёрный»' }));
    await expect(screen.queryByText('Чёрный')).not.toBeInTheDocument();
  },
};

/** The spelling was corrected. */
export const Repaired: Story = {
  args: { query: 'темпо', note: 'Показаны результаты по запросу «tempo»' },
};

export const NothingExact: Story = {
  args: { query: 'tempo 60', suggestions: [], note: 'Точных совпадений нет, вот похожее' },
};

export const NothingFound: Story = { args: { query: 'ъъъ', suggestions: [], found: [], total: 0 } };

export const Loading: Story = { args: { query: 'tempo', status: 'loading', suggestions: [], found: [], total: 0 } };

/** The previous results stay while new ones load. */
export const LoadingMore: Story = { args: { query: 'tempo c', status: 'loading' } };

export const Failed: Story = {
  args: { query: 'tempo', status: 'failed', suggestions: [], found: [], onRetry: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** The first visit: there are no past queries and no viewed products. */
export const FirstVisit: Story = { args: { history: [], recent: [], popularGoods: foundGoods } };

/** A new shop has no data to suggest yet. */
export const Bare: Story = { args: { history: [], recent: [], popularQueries: [] } };

/** The panel alone, in a sheet on a phone. */
export const InSheetOnPhone: Story = {
  args: { query: 'tempo' },
  render: (args) => <InSheet {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const UntouchedOnPhone: Story = {
  render: (args) => <InSheet {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const LongWordsOnPhone: Story = {
  args: {
    query: 'высокотехнологичные',
    history: [
      { value: 'водонепроницаемые кроссовки с антибактериальной стелькой и светоотражающими вставками', href: '/a' },
    ],
    understood: [{ id: 'a', label: 'Водонепроницаемые с антибактериальной стелькой', href: '/b' }],
    found: foundGoods.map((goods) => ({ ...goods, name: `${goods.name}: достопримечательности ассортимента` })),
  },
  render: (args) => <InSheet {...args} />,
  globals: { viewport: { value: 'phone' } },
};

export const RightToLeft: Story = {
  args: { query: 'tempo', understood },
  render: (args) => <Panel {...args} />,
  decorators: [rightToLeft],
};

export const Zoomed: Story = { args: { query: 'tempo' }, globals: { viewport: { value: 'zoomed' } } };

/** The panels without the dialog around them. */
/** Hovered, focused by keyboard and pressed. */
export const Interaction: Story = { ...interaction(meta, [Untouched, Found]), tags: ['pseudo'] };

export const AllStates: Story = {
  parameters: picture,
  render: (args) => (
    <Stack gap={16}>
      <Panel {...args} label="Поиск, ничего не введено" recent={foundGoods.slice(0, 2)} />
      <Panel
        {...args}
        label="Поиск, найдено"
        query="tempo"
        found={foundGoods.slice(0, 3)}
        history={[]}
        understood={understood}
      />
      <Panel {...args} label="Поиск, не найдено" query="ъъъ" found={[]} suggestions={[]} total={0} history={[]} />
      <Panel
        {...args}
        label="Поиск, нет ответа"
        query="tempo"
        found={[]}
        suggestions={[]}
        history={[]}
        status="failed"
        onRetry={fn()}
      />
    </Stack>
  ),
};
