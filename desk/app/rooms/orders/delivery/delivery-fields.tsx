import { css } from '@emotion/react';
import { Combobox, Input, SegmentedControl, Stack, Text, tokens, type ComboboxOption } from '@meet/ui-kit';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../browser/language';
import { useFound } from '../../../graphql/use-found';
import type { DeliveryDraft, DeliveryField } from './delivery-draft';
import { deliveryTexts } from './delivery-words';
import { findTowns, usePickupPoints, type PickupPoint } from './places';

const grid = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 160px), 1fr))',
  alignItems: 'start',
  gap: tokens.space[4],
});
const whole = css({ gridColumn: '1 / -1' });

/** Maximum number of pickup points in the list; typing finds the others. */
const SHOWN = 30;

export interface DeliveryFieldsProps {
  value: DeliveryDraft;
  onValueChange: (value: DeliveryDraft) => void;
  /** The fields that are marked as missing. */
  missing: readonly DeliveryField[];
  /** Initial text of the town field. Default: the town's name. */
  townText?: string | undefined;
}

/** The way of delivery, the town, and the address or the pickup point. */
export function DeliveryFields({ value, onValueChange, missing, townText }: DeliveryFieldsProps) {
  const texts = useTexts(deliveryTexts);
  const [town, setTown] = useState(value.town?.title ?? townText ?? '');
  const { found: towns, isLooking } = useFound(town, findTowns);
  const change = (changes: Partial<DeliveryDraft>) => onValueChange({ ...value, ...changes });
  // The town of the former address has no id. If only one town has this name, that town is chosen.
  const [same, ...others] = value.town || !townText ? [] : towns.filter(({ title }) => title === townText);
  const known = others.length === 0 ? same : undefined;
  useEffect(() => {
    if (known) change({ town: known });
  });
  const errorOf = (field: DeliveryField) => (missing.includes(field) ? texts.missing[field] : undefined);
  const field = (name: 'street' | 'house' | 'building' | 'apartment' | 'index') => (
    <Input
      label={texts[name]}
      value={value[name]}
      maxLength={name === 'street' ? 200 : 40}
      onChange={({ target }) => change({ [name]: target.value })}
      error={name === 'street' || name === 'house' ? errorOf(name) : undefined}
      css={name === 'street' ? whole : undefined}
    />
  );

  return (
    <Stack gap={4}>
      <SegmentedControl
        label={texts.way}
        options={(['COURIER', 'POINT'] as const).map((way) => ({ value: way, label: texts.ways[way] }))}
        value={value.way}
        onValueChange={(way) => change({ way: way as DeliveryDraft['way'] })}
      />
      <Combobox
        label={texts.town}
        hint={texts.townHint}
        text={town}
        onTextChange={setTown}
        options={towns.map(({ id, title, region }) => ({ value: id, label: title, detail: region }))}
        value={value.town && { value: value.town.id, label: value.town.title, detail: value.town.region }}
        onValueChange={(option) => change({ town: towns.find(({ id }) => id === option?.value) ?? null, point: null })}
        loading={isLooking}
        error={errorOf('town')}
      />
      {value.way === 'POINT' ? (
        value.town && (
          <PointField
            key={value.town.id}
            cityId={value.town.id}
            value={value.point}
            onValueChange={(point) => change({ point })}
            error={errorOf('point')}
          />
        )
      ) : (
        <div css={grid}>
          {field('street')}
          {field('house')}
          {field('building')}
          {field('apartment')}
          {field('index')}
        </div>
      )}
    </Stack>
  );
}

interface PointFieldProps {
  cityId: string;
  value: DeliveryDraft['point'];
  onValueChange: (point: DeliveryDraft['point']) => void;
  error: string | undefined;
}

/** Field to choose a pickup point of a town by a part of its address or by its code. */
function PointField({ cityId, value, onValueChange, error }: PointFieldProps) {
  const texts = useTexts(deliveryTexts);
  const points = usePickupPoints(cityId);
  const [text, setText] = useState(value?.label ?? '');
  if (points?.length === 0) return <Text tone="error">{texts.noPoints}</Text>;
  const wanted = text.trim().toLowerCase();
  const options = (points ?? [])
    .map(optionOf)
    .filter(({ value: code, label }) => `${label} ${code}`.toLowerCase().includes(wanted))
    .slice(0, SHOWN);
  return (
    <Combobox
      label={texts.point}
      hint={texts.pointHint}
      text={text}
      onTextChange={setText}
      options={options}
      value={value && { value: value.code, label: value.label }}
      onValueChange={(option) => onValueChange(option && { code: option.value, label: option.label })}
      loading={!points}
      error={error}
    />
  );
}

const optionOf = ({ code, name, location }: PickupPoint): ComboboxOption => ({
  value: code,
  label: location.address,
  detail: name,
});
