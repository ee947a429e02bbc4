import { MultiSelect, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import type { CodeForm } from './code-form';
import { useCode } from './code-store';
import { codeTexts } from './code-words';
import { useFaultOf } from './use-fault-of';
import type { GoodsChoice, GoodsOfCodes } from './use-goods-of-codes';

export interface CodeGoodsProps {
  form: CodeForm;
  goods: GoodsOfCodes | undefined;
  mayRead: boolean;
}

/** The goods that a code is valid for. Goods of a code can be removed even if they no longer exist. */
export const CodeGoods = observer(function CodeGoods({ form, goods, mayRead }: CodeGoodsProps) {
  const texts = useTexts(codeTexts);
  const store = useCode();
  const faultOf = useFaultOf();
  if (!mayRead)
    return (
      <Text size="small" tone="muted">
        {texts.mayNotRead}
      </Text>
    );
  const choice = (field: 'categoryIds' | 'brandIds', options: readonly GoodsChoice[] = []) => (
    <MultiSelect
      label={texts.fields[field]}
      hint={texts.hints[field]}
      error={faultOf(field)}
      options={withOwn(options, form[field])}
      value={form[field]}
      disabled={!goods}
      onValueChange={(value) => store.edit(field, value)}
    />
  );
  return (
    <Stack gap={5}>
      {choice('categoryIds', goods?.categories)}
      {choice('brandIds', goods?.brands)}
    </Stack>
  );
});

const withOwn = (options: readonly GoodsChoice[], own: readonly string[]): GoodsChoice[] => [
  ...options,
  ...own.filter((id) => !options.some(({ value }) => value === id)).map((id) => ({ value: id, label: id })),
];
