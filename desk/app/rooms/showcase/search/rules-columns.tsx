import { Link, Switch, Text, VisuallyHidden, type DataTableColumn, type Locale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import type { RuleWholeFragment } from '../../../graphql/generated/graphql';
import { sayMoment } from '../moment';
import type { ruleTexts } from './rule-words';
import type { RulesStore } from './rules-store';
import type { rulesTexts } from './rules-words';
import { sayRule } from './say-rule';

export interface ColumnsFor {
  texts: typeof rulesTexts.ru;
  kinds: (typeof ruleTexts.ru)['kinds'];
  locale: Locale;
  list: RulesStore;
  mayWrite: boolean;
  /** A narrow screen shows only columns that identify a rule. */
  isNarrow: boolean;
}

export function rulesColumns(all: ColumnsFor): DataTableColumn<RuleWholeFragment>[] {
  const { texts, kinds, locale, list, mayWrite, isNarrow } = all;
  const { columns } = texts;
  const when = ({ startsAt, endsAt }: RuleWholeFragment): string => {
    const said = [
      startsAt && texts.from(sayMoment(startsAt, locale)),
      endsAt && texts.until(sayMoment(endsAt, locale)),
    ];
    return said.filter(Boolean).join(' ') || '—';
  };
  const wide: DataTableColumn<RuleWholeFragment>[] = [
    {
      id: 'rule',
      label: columns.rule,
      namesRow: true,
      cell: (rule) => (
        <Link href={`/showcase/search/${rule.id}`} variant="quiet">
          {sayRule(rule, texts, locale)}
        </Link>
      ),
    },
    { id: 'kind', label: columns.kind, cell: ({ kind }) => kinds[kind] },
    { id: 'note', label: columns.note, cell: ({ note }) => note || '—' },
    {
      id: 'when',
      label: columns.when,
      cell: (rule) => (
        <Text as="span" size="small" tone="muted">
          {when(rule)}
        </Text>
      ),
    },
    {
      id: 'active',
      label: columns.active,
      cell: (rule) => (
        <ActiveSwitch rule={rule} label={texts.switch(sayRule(rule, texts, locale))} list={list} mayWrite={mayWrite} />
      ),
    },
  ];
  return isNarrow ? wide.filter(({ id }) => id !== 'note' && id !== 'when') : wide;
}

interface ActiveSwitchProps {
  rule: RuleWholeFragment;
  label: string;
  list: RulesStore;
  mayWrite: boolean;
}

const ActiveSwitch = observer(function ActiveSwitch({ rule, label, list, mayWrite }: ActiveSwitchProps) {
  return (
    <Switch
      label={<VisuallyHidden>{label}</VisuallyHidden>}
      checked={rule.active}
      disabled={!mayWrite || list.switching.has(rule.id)}
      onChange={({ target }) => void list.switch(rule, target.checked)}
    />
  );
});
