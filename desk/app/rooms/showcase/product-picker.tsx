import { css } from '@emotion/react';
import { Combobox, IconButton, Link, Stack, Text, tokens } from '@meet/ui-kit';
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTexts } from '../../browser/language';
import { useFound } from '../../graphql/use-found';
import { findGoods } from '../../shell/find-goods';
import type { ProductNames } from './product-names';
import { productPickerTexts } from './product-picker-words';

const list = css({ display: 'grid', margin: 0, padding: 0 });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space[2],
});

export interface ProductPickerProps {
  label: string;
  error: string | undefined;
  names: ProductNames;
  /** Ids of the chosen products, in order. */
  value: readonly string[];
  /** Whether the order matters, so that the products can be moved. */
  isOrdered: boolean;
  disabled: boolean;
  onValueChange: (ids: string[]) => void;
}

/** A choice of products, found by a part of their name or SKU. */
export const ProductPicker = observer(function ProductPicker(props: ProductPickerProps) {
  const { label, error, names, value, isOrdered, disabled, onValueChange } = props;
  const texts = useTexts(productPickerTexts);
  const [typed, setTyped] = useState('');
  const { found, isLooking } = useFound(disabled ? '' : typed, findGoods);
  useEffect(() => void names.read(value), [names, value]);

  const options = found
    .filter(({ id }) => !value.includes(id))
    .map(({ id, name, brands }) => ({ value: id, label: name, detail: brands.join(', ') }));
  const move = (from: number, to: number) => {
    const next = [...value];
    const [id] = next.splice(from, 1);
    if (id) next.splice(to, 0, id);
    onValueChange(next);
  };

  return (
    <Stack gap={2} role="group" aria-label={label}>
      <Text size="small">{label}</Text>
      <ul css={list}>
        {value.map((id, index) => {
          const known = names.known.get(id);
          const name = known ?? (known === null ? texts.gone : '…');
          return (
            <li key={id} css={line}>
              <Link href={`/goods/${id}`} variant="quiet">
                {name}
              </Link>
              <Stack direction="row" gap={1}>
                {isOrdered && (
                  <>
                    <IconButton
                      icon={<ArrowUpIcon />}
                      label={texts.up(name)}
                      disabled={disabled || index === 0}
                      onClick={() => move(index, index - 1)}
                    />
                    <IconButton
                      icon={<ArrowDownIcon />}
                      label={texts.down(name)}
                      disabled={disabled || index === value.length - 1}
                      onClick={() => move(index, index + 1)}
                    />
                  </>
                )}
                <IconButton
                  icon={<TrashIcon />}
                  label={texts.remove(name)}
                  disabled={disabled}
                  onClick={() => onValueChange(value.filter((one) => one !== id))}
                />
              </Stack>
            </li>
          );
        })}
      </ul>
      <Combobox
        label={texts.add}
        error={error}
        disabled={disabled}
        options={options}
        text={typed}
        onTextChange={setTyped}
        value={null}
        loading={isLooking}
        onValueChange={(option) => {
          if (!option) return;
          names.put(option.value, option.label);
          onValueChange([...value, option.value]);
          setTyped('');
        }}
      />
    </Stack>
  );
});
