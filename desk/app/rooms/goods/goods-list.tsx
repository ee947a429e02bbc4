import { css } from '@emotion/react';
import {
  breakpoints,
  Button,
  ButtonLink,
  ColumnChoice,
  countOf,
  formatCount,
  Heading,
  Link,
  RemovableChip,
  Select,
  Stack,
  Text,
  tokens,
  useLocale,
  useMediaQuery,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../browser/language';
import { shopName } from '../../browser/shop-name';
import { readStored, writeStored } from '../../browser/stored';
import { useSession } from '../../session/session-store';
import { ListSearch } from '../../shell/list-search';
import { ReadingFault } from '../../shell/reading-fault';
import { useKeys } from '../../shell/use-keys';
import { SavedViews } from '../../shell/views/saved-views';
import { goodsColumns, phoneColumns, usualColumns } from './goods-columns';
import { chipsOf } from './goods-chips';
import { filtersIn, hrefOf } from './goods-filters';
import { useGoodsList } from './goods-list-store';
import { GoodsGrid } from './goods-grid';
import { goodsTexts } from './goods-words';
import { ManyProductsDialog } from './many/many-products-dialog';
import { manyTexts } from './many/many-words';
import { MoreFilters } from './more-filters';
import { PriceBar } from './price-bar';
import { TraitLinks } from './trait-links';
import { useUndo } from './use-undo';
import { byName, indentedCategories } from '../../shell/found-options';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[3] });
const choice = css({ flex: '1 1 8rem', maxWidth: 260 });
const last = css({ marginInlineStart: 'auto' });

/** The API stops counting items at this number. */
const MOST_COUNTED = 10_000;

/** All goods, one row per item, with their filters, which are in the URL. */
export default observer(function GoodsList() {
  const texts = useTexts(goodsTexts);
  const many = useTexts(manyTexts);
  const locale = useLocale();
  const list = useGoodsList();
  const session = useSession();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.tablet}px)`);
  const [isChanging, setChanging] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(
    () => readStored('goods-columns')?.split(',') ?? usualColumns,
  );

  const permissions = session.me?.permissions;
  const mayCreate = permissions?.includes('WRITE_CATALOGUE') === true;

  useEffect(() => {
    const asked = filtersIn(new URLSearchParams(address));
    void list.show(asked, address);
  }, [list, address]);
  useEffect(() => void list.readDirectory(), [list]);
  useUndo(list.edits);
  useKeys(mayCreate ? { n: () => void navigate('/goods/new') } : {});

  const all = useMemo(
    () => goodsColumns({ texts, locale, permissions: permissions ?? [] }),
    [texts, locale, permissions],
  );
  const columns = useMemo(
    () => (isWide ? all.filter(({ id }) => chosen.includes(id)) : phoneColumns(all)),
    [all, isWide, chosen],
  );

  const choose = (columnIds: readonly string[]) => {
    setChosen(columnIds);
    writeStored('goods-columns', columnIds.join(','));
  };
  const { directory, total, hasRows } = list;
  const chips = chipsOf(params, list.supplierName, texts);

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Stack direction="row" gap={4} align="baseline" wrap>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        <Text tone="muted" role="status">
          {total >= MOST_COUNTED
            ? texts.foundAtLeast(formatCount(MOST_COUNTED, locale))
            : list.filters && !list.isBlank && countOf(total, texts.found, locale)}
        </Text>
        <Link href="/goods/dictionaries" variant="quiet">
          {texts.dictionaries}
        </Link>
        <Link href="/goods/changes" variant="quiet">
          {texts.changes}
        </Link>
      </Stack>
      <div css={tools}>
        <ListSearch
          href="/goods"
          placeholder={texts.search}
          value={filters.search}
          onSearch={(text) => void navigate(hrefOf(params, { search: text }))}
        />
        <Select
          css={choice}
          label={texts.allBrands}
          labelHidden
          value={filters.brand ?? ''}
          options={[
            { value: '', label: texts.allBrands },
            ...byName(directory?.brands.items ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          onChange={({ target }) => void navigate(hrefOf(params, { brand: target.value }))}
        />
        <Select
          css={choice}
          label={texts.allCategories}
          labelHidden
          value={filters.category ?? ''}
          options={[{ value: '', label: texts.allCategories }, ...indentedCategories(directory?.categories ?? [])]}
          onChange={({ target }) => void navigate(hrefOf(params, { category: target.value }))}
        />
        <MoreFilters key={address} params={params} />
        <SavedViews room="GOODS" href="/goods" query={address} />
        {isWide && (
          <div css={last}>
            <ColumnChoice columns={all} value={chosen} onValueChange={choose} />
          </div>
        )}
        {mayCreate && hasRows && (
          <Button variant="secondary" onClick={() => setChanging(true)}>
            {many.open}
          </Button>
        )}
        {mayCreate && (
          <ButtonLink href="/goods/new" variant="secondary" aria-keyshortcuts="n">
            {texts.newProduct}
          </ButtonLink>
        )}
      </div>
      <TraitLinks counts={list.traits} params={params} current={filters.traits} />
      {chips.length > 0 && (
        <Stack direction="row" gap={2} wrap>
          {chips.map(({ name, href }) => (
            <RemovableChip key={name} label={name} href={href} />
          ))}
        </Stack>
      )}
      <ReadingFault fault={list.fault} isShown={hasRows} onAgain={() => void list.read()} />
      <PriceBar />
      {isChanging && <ManyProductsDialog onClose={() => setChanging(false)} />}
      <GoodsGrid params={params} columns={columns} isWide={isWide} />
    </Stack>
  );
});
