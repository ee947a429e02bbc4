import { css } from '@emotion/react';
import { Button, IconButton, Input, Select, Stack, Text, tokens } from '@meet/ui-kit';
import { TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import type { DirectoryFilterType } from '../../../graphql/generated/graphql';
import { valuesFor } from './condition-values';
import type { MenuCondition, MenuEntry } from './menu-draft';
import { useMenu } from './menu-store';
import { menuTexts } from './menu-words';

const list = css({ display: 'grid', gap: tokens.space[3], margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: tokens.space[2],
});
const fields = css({
  display: 'grid',
  gap: tokens.space[2],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
});

/** The conditions of a menu entry; goods must meet all of them. */
export const MenuConditions = observer(function MenuConditions({ entry }: { entry: MenuEntry }) {
  const texts = useTexts(menuTexts);
  const store = useMenu();
  const { conditions } = entry;
  const put = (next: MenuCondition[]) => store.edit(entry.key, { conditions: next });
  const change = (at: number, one: Partial<MenuCondition>) =>
    put(conditions.map((condition, n) => (n === at ? { ...condition, ...one } : condition)));
  const label = (type: DirectoryFilterType, value: string) =>
    valuesFor(type, store.choices, texts)
      .find((option) => option.value === value)
      ?.label.trim() || texts.types[type];

  return (
    <Stack gap={3} role="group" aria-label={texts.conditions}>
      <Text size="small">{texts.conditions}</Text>
      {conditions.length === 0 && <Text tone="muted">{texts.noConditions}</Text>}
      <ul css={list}>
        {conditions.map(({ type, value, name }, at) => {
          const options = valuesFor(type, store.choices, texts);
          const isKnown = options.some((option) => option.value === value);
          const of = (field: string) => `${texts.condition(at + 1)}: ${field}`;
          return (
            <li key={at} css={line}>
              <div css={fields}>
                <Select
                  label={texts.type}
                  aria-label={of(texts.type)}
                  value={type}
                  options={Object.entries(texts.types).map(([one, words]) => ({ value: one, label: words }))}
                  onChange={({ target }) => {
                    const next = target.value as DirectoryFilterType;
                    const first = valuesFor(next, store.choices, texts)[0]?.value ?? '';
                    change(at, { type: next, value: first, name: label(next, first) });
                  }}
                />
                {options.length > 0 && (
                  <Select
                    label={texts.value}
                    aria-label={of(texts.value)}
                    value={value}
                    options={isKnown ? options : [{ value, label: value }, ...options]}
                    onChange={({ target }) => change(at, { value: target.value, name: label(type, target.value) })}
                  />
                )}
                <Input
                  label={texts.chip}
                  aria-label={of(texts.chip)}
                  value={name}
                  maxLength={100}
                  onChange={({ target }) => change(at, { name: target.value })}
                />
              </div>
              <IconButton
                icon={<TrashIcon />}
                label={texts.removeCondition(at + 1)}
                onClick={() => put(conditions.filter((_, n) => n !== at))}
              />
            </li>
          );
        })}
      </ul>
      <div>
        <Button
          variant="secondary"
          onClick={() => {
            const first = store.choices?.categories[0];
            put([...conditions, { type: 'CATEGORY', value: first?.slug ?? '', name: first?.name ?? '' }]);
          }}
        >
          {texts.addCondition}
        </Button>
      </div>
    </Stack>
  );
});
