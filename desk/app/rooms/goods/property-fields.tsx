import { css } from '@emotion/react';
import { Heading, MultiSelect, Select, Stack, Switch, Text, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTexts } from '../../browser/language';
import type { Material, Season, Sex } from '../../graphql/generated/graphql';
import { useGoodsList } from './goods-list-store';
import { MOST, type ProductProperties } from './product-properties';
import { propertyTexts } from './property-words';

const pair = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
});

interface PropertyFieldsProps {
  value: ProductProperties;
  disabled?: boolean;
  onEdit: (change: Partial<ProductProperties>) => void;
}

/** What shoppers filter a product by, and its badges. */
export const PropertyFields = observer(function PropertyFields({ value, disabled, onEdit }: PropertyFieldsProps) {
  const texts = useTexts(propertyTexts);
  const list = useGoodsList();
  useEffect(() => void list.readChoices(), [list]);
  const { fields } = texts;
  const colours = list.choices?.colours.map(({ name }) => ({ value: name, label: name })) ?? [];
  const badges = list.choices?.showcase.badges.map(({ slug, title }) => ({ value: slug, label: title })) ?? [];

  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={2} size="small">
          {texts.title}
        </Heading>
        <Text size="small" tone="muted">
          {texts.lead}
        </Text>
      </Stack>
      <div css={pair}>
        <Select
          label={fields.sex}
          value={value.sex}
          disabled={disabled}
          options={optionsOf(texts.sexes)}
          onChange={({ target }) => onEdit({ sex: target.value as Sex })}
        />
        <MultiSelect
          label={fields.colours}
          hint={texts.coloursHint}
          value={value.colours}
          disabled={disabled}
          options={upTo(MOST.colours, colours, value.colours)}
          onValueChange={(next) => onEdit({ colours: next })}
        />
      </div>
      <Switch
        label={fields.children}
        checked={value.children}
        disabled={disabled}
        onChange={({ target }) => onEdit({ children: target.checked })}
      />
      <div css={pair}>
        <MultiSelect<Season>
          label={fields.seasons}
          value={value.seasons}
          disabled={disabled}
          options={optionsOf(texts.seasons)}
          onValueChange={(seasons) => onEdit({ seasons })}
        />
        <MultiSelect<Material>
          label={fields.material}
          value={value.material}
          disabled={disabled}
          options={optionsOf(texts.materials)}
          onValueChange={(material) => onEdit({ material })}
        />
      </div>
      <MultiSelect
        label={fields.badges}
        hint={texts.badgesHint}
        value={value.badges}
        disabled={disabled}
        options={upTo(MOST.badges, badges, value.badges)}
        onValueChange={(next) => onEdit({ badges: next })}
      />
    </Stack>
  );
});

const optionsOf = <Value extends string>(names: Record<Value, string>) =>
  Object.entries<string>(names).map(([value, label]) => ({ value: value as Value, label }));

/** A list that is not read yet has the chosen ones all the same; with as many as there may be, no other can be chosen. */
function upTo(most: number, options: readonly { value: string; label: string }[], chosen: readonly string[]) {
  const known = new Map([
    ...chosen.map((one) => [one, one] as const),
    ...options.map((one) => [one.value, one.label] as const),
  ]);
  return [...known].map(([value, label]) => ({
    ...{ value, label },
    disabled: chosen.length >= most && !chosen.includes(value),
  }));
}
