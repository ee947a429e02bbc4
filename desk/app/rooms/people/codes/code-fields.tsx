import { css } from '@emotion/react';
import { Checkbox, DatePicker, Heading, Input, RadioGroup, Stack, Switch, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTexts } from '../../../browser/language';
import type { PromocodeKind } from '../../../graphql/generated/graphql';
import type { CodeForm } from './code-form';
import { CodeGoods } from './code-goods';
import { useCode } from './code-store';
import { codeTexts } from './code-words';
import type { GoodsOfCodes } from './use-goods-of-codes';
import { useFaultOf } from './use-fault-of';

const fields = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: tokens.space[5],
  alignItems: 'start',
});

export interface CodeFieldsProps {
  form: CodeForm;
  goods: GoodsOfCodes | undefined;
  mayReadGoods: boolean;
}

/**
 * The discount of a code, and its conditions. The code and the kind of its discount cannot be changed after creation.
 */
export const CodeFields = observer(function CodeFields({ form, goods, mayReadGoods }: CodeFieldsProps) {
  const texts = useTexts(codeTexts);
  const store = useCode();
  const faultOf = useFaultOf();
  const { fields: names, hints, groups } = texts;
  const isNew = store.code === null;
  const text = (field: 'minimum' | 'usageLimit' | 'usageLimitPerUser', inputMode: 'decimal' | 'numeric') => (
    <Input
      label={names[field]}
      hint={hints[field]}
      error={faultOf(field)}
      value={form[field]}
      inputMode={inputMode}
      autoComplete="off"
      maxLength={12}
      onChange={({ target }) => store.edit(field, target.value)}
    />
  );
  const day = (field: 'startsAt' | 'endsAt', hint: string | undefined) => (
    <DatePicker
      label={names[field]}
      hint={hint}
      error={faultOf(field)}
      value={form[field]}
      onValueChange={(value) => store.edit(field, value)}
    />
  );
  const flag = (field: 'firstOrderOnly' | 'coversSale') => (
    <Checkbox label={names[field]} checked={form[field]} onChange={({ target }) => store.edit(field, target.checked)} />
  );

  return (
    <Stack gap={8}>
      <Group title={groups.discount}>
        {isNew && (
          <div css={fields}>
            <Input
              label={names.code}
              hint={hints.code}
              error={faultOf('code')}
              value={form.code}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              required
              onChange={({ target }) => store.edit('code', target.value)}
            />
            <RadioGroup
              label={names.kind}
              value={form.kind}
              options={(['PERCENT', 'FIXED'] as const).map((value) => ({ value, label: texts.kinds[value] }))}
              onValueChange={(value) => store.edit('kind', value as PromocodeKind)}
            />
          </div>
        )}
        <div css={fields}>
          <Input
            label={names[form.kind]}
            error={faultOf('value')}
            value={form.value}
            inputMode={form.kind === 'PERCENT' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={12}
            required
            onChange={({ target }) => store.edit('value', target.value)}
          />
          {text('minimum', 'decimal')}
        </div>
        <Switch
          label={names.active}
          hint={hints.active}
          checked={form.active}
          onChange={({ target }) => store.edit('active', target.checked)}
        />
      </Group>
      <Group title={groups.days}>
        <div css={fields}>
          {day('startsAt', isNew ? hints.startsAt : undefined)}
          {day('endsAt', hints.endsAt)}
        </div>
      </Group>
      <Group title={groups.limits}>
        <div css={fields}>
          {text('usageLimit', 'numeric')}
          {text('usageLimitPerUser', 'numeric')}
        </div>
        {flag('firstOrderOnly')}
      </Group>
      <Group title={groups.goods}>
        <CodeGoods form={form} goods={goods} mayRead={mayReadGoods} />
        {flag('coversSale')}
      </Group>
    </Stack>
  );
});

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={4}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
