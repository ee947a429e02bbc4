import { css } from '@emotion/react';
import { Checkbox, Heading, Input, MultiSelect, Stack, TextArea, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useTexts } from '../../../browser/language';
import { MomentField } from '../moment-field';
import type { ProductNames } from '../product-names';
import { ProductPicker } from '../product-picker';
import type { RuleChoices } from './rule-choices';
import { FILTERS, idsOf, isUsed, needsQuery, type RuleField } from './rule-form';
import { useRule } from './rule-store';
import { ruleTexts } from './rule-words';

const two = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: tokens.space[5],
  alignItems: 'start',
});
const place = css({ maxWidth: 200 });

export interface RuleFieldsProps {
  choices: RuleChoices;
  names: ProductNames;
  disabled: boolean;
}

/** The fields that the kind of the rule uses. */
export const RuleFields = observer(function RuleFields({ choices, names, disabled }: RuleFieldsProps) {
  const texts = useTexts(ruleTexts);
  const store = useRule();
  const { form, kind, faults } = store;
  const productIds = form?.productIds ?? '';
  const products = useMemo(() => idsOf(productIds), [productIds]);
  if (!form) return null;
  const of = (field: 'queries' | 'words' | 'target' | 'place' | 'note') => ({
    label: texts.fields[field],
    hint: texts.hints[field],
    error: faults[field],
    value: form[field],
    disabled,
    onChange: ({ target }: { target: { value: string } }) => store.edit(field, target.value),
  });
  const many = (field: 'categoryIds' | 'brandIds' | 'inCategoryIds' | 'inBrandIds') => (
    <MultiSelect
      label={texts.fields[field]}
      hint={texts.hints[field]}
      error={faults[field]}
      disabled={disabled}
      options={field === 'categoryIds' || field === 'inCategoryIds' ? choices.categories : choices.brands}
      value={idsOf(form[field])}
      onValueChange={(ids) => store.edit(field, ids.join(','))}
    />
  );
  const flag = (field: 'twoWay' | 'active') => (
    <Checkbox
      label={texts.fields[field]}
      checked={form[field]}
      disabled={disabled}
      onChange={({ target }) => store.edit(field, target.checked)}
    />
  );
  const moment = (field: 'startsAt' | 'endsAt', usual: string) => (
    <MomentField
      label={texts.fields[field]}
      hint={texts.hints[field]}
      error={faults[field]}
      value={form[field] || null}
      disabled={disabled}
      onValueChange={(iso) => store.edit(field, iso ?? '')}
      usual={usual}
    />
  );
  const has = (field: RuleField) => isUsed(kind, field);

  return (
    <Stack gap={6}>
      <div css={two}>
        <TextArea
          {...of('queries')}
          hint={needsQuery(kind) ? texts.queriesNeeded : texts.lines}
          required={needsQuery(kind)}
          rows={4}
        />
        {has('words') && (
          <Stack gap={3}>
            <TextArea {...of('words')} required rows={4} hint={texts.queriesNeeded} />
            {flag('twoWay')}
          </Stack>
        )}
        {has('target') && <Input {...of('target')} required maxLength={1000} autoCapitalize="none" />}
      </div>
      {has('productIds') && (
        <Stack gap={4}>
          <Heading level={3} size="small">
            {texts.goods}
          </Heading>
          <ProductPicker
            label={texts.fields.productIds}
            error={faults.productIds}
            names={names}
            value={products}
            isOrdered={kind === 'PIN'}
            disabled={disabled}
            onValueChange={(ids) => store.edit('productIds', ids.join(','))}
          />
          {has('place') && (
            <div css={place}>
              <Input {...of('place')} inputMode="numeric" maxLength={3} />
            </div>
          )}
          {has('categoryIds') && (
            <div css={two}>
              {many('categoryIds')}
              {many('brandIds')}
            </div>
          )}
        </Stack>
      )}
      {has('filters') && (
        <MultiSelect
          label={texts.fields.filters}
          hint={texts.hints.filters}
          error={faults.filters}
          disabled={disabled}
          required
          options={[...FILTERS.map((value) => ({ value, label: texts.filters[value] })), ...choices.fields]}
          value={idsOf(form.filters)}
          onValueChange={(names) => store.edit('filters', names.join(','))}
        />
      )}
      <Stack gap={4}>
        <Heading level={3} size="small">
          {texts.only}
        </Heading>
        <div css={two}>
          {many('inCategoryIds')}
          {many('inBrandIds')}
        </div>
      </Stack>
      <Stack gap={4}>
        <Heading level={3} size="small">
          {texts.when}
        </Heading>
        {flag('active')}
        <div css={two}>
          {moment('startsAt', '00:00')}
          {moment('endsAt', '23:59')}
        </div>
      </Stack>
      <Input {...of('note')} maxLength={500} />
    </Stack>
  );
});
