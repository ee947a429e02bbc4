import { css } from '@emotion/react';
import { Divider, IconButton, Input, Stack, Text, tokens } from '@meet/ui-kit';
import { ArrowDownIcon, ArrowUpIcon, ChevronUpIcon, EditIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../browser/language';
import { Refusal } from '../../../shell/refusal';
import { LinkField } from '../link-field';
import { PictureField } from '../picture-field';
import { sayConditions } from './condition-values';
import { MenuConditions } from './menu-conditions';
import type { MenuEntry } from './menu-draft';
import { useMenu } from './menu-store';
import { menuTexts } from './menu-words';

const line = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: tokens.space[4],
  paddingBlock: tokens.space[1],
});
const words = css({ flex: '1 1 9rem', minWidth: 0 });
const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: tokens.space[4],
  alignItems: 'start',
});
const opened = css({ paddingBlock: tokens.space[4] });

/** A menu entry with its link and goods. If it is open, its fields are below. */
export const MenuLine = observer(function MenuLine({ entry, index }: { entry: MenuEntry; index: number }) {
  const texts = useTexts(menuTexts);
  const store = useMenu();
  const { key } = entry;
  const name = entry.name.trim() || texts.nameless;
  const isOpen = store.opened === key;
  const isRefused = store.refusal?.key === key;
  const faults = isRefused ? store.faults : {};
  const shown = useRef<HTMLDivElement>(null);
  // A new entry is added below what is seen.
  useEffect(() => {
    if (isOpen) shown.current?.querySelector('input')?.focus();
  }, [isOpen]);
  return (
    <li>
      <div css={line}>
        <Stack gap={0} css={words}>
          <Text as="strong">{name}</Text>
          <Text size="small" tone="muted">
            {entry.href === null && `/catalog/${entry.slug} · `}
            {sayConditions(entry, store.choices, texts)}
          </Text>
        </Stack>
        <Stack direction="row" gap={1}>
          <IconButton
            icon={<ArrowUpIcon />}
            label={texts.up(name)}
            disabled={index === 0}
            onClick={() => store.move(index, index - 1)}
          />
          <IconButton
            icon={<ArrowDownIcon />}
            label={texts.down(name)}
            disabled={index === store.draft.length - 1}
            onClick={() => store.move(index, index + 1)}
          />
          <IconButton
            icon={isOpen ? <ChevronUpIcon /> : <EditIcon />}
            label={isOpen ? texts.fold(name) : texts.edit(name)}
            aria-expanded={isOpen}
            onClick={() => store.open(isOpen ? undefined : key)}
          />
          <IconButton icon={<TrashIcon />} label={texts.remove(name)} onClick={() => store.remove(key)} />
        </Stack>
      </div>
      {isRefused && Object.keys(faults).length === 0 && <Refusal fault={store.refusal?.fault} />}
      {isOpen && (
        <Stack gap={5} css={opened} ref={shown}>
          <div css={fields}>
            <Input
              label={texts.fields.name}
              value={entry.name}
              maxLength={60}
              required
              error={faults.name}
              onChange={({ target }) => store.edit(key, { name: target.value })}
            />
            {entry.href === null ? (
              <Input
                label={texts.fields.slug}
                hint={texts.slugHint}
                prefix="/catalog/"
                value={entry.slug}
                maxLength={100}
                required
                autoCapitalize="none"
                error={faults.slug}
                onChange={({ target }) => store.edit(key, { slug: target.value })}
              />
            ) : (
              <LinkField
                label={texts.fields.href}
                error={faults.href ?? faults.slug}
                required
                value={entry.href}
                onValueChange={(href) => store.edit(key, { href })}
              />
            )}
          </div>
          {entry.href === null && <MenuConditions entry={entry} />}
          {faults.filters && (
            <Text size="small" tone="error" role="alert">
              {faults.filters}
            </Text>
          )}
          <PictureField
            label={texts.fields.logoUrl}
            hint={texts.logoHint}
            error={faults.logoUrl}
            purpose="BRAND"
            ratio={1}
            value={entry.logoUrl}
            onValueChange={(logoUrl) => store.edit(key, { logoUrl })}
          />
        </Stack>
      )}
      <Divider />
    </li>
  );
});
