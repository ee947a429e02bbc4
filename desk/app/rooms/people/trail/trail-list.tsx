import { css } from '@emotion/react';
import {
  DataTable,
  EmptyState,
  formatDate,
  Link,
  RemovableChip,
  Select,
  Stack,
  Text,
  tokens,
  useLocale,
  type Locale,
} from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useApi } from '../../../graphql/api';
import { useSession } from '../../../session/session-store';
import { ReadingFault } from '../../../shell/reading-fault';
import { usePoll } from '../../../shell/poll';
import { useRowKeys } from '../../../shell/use-row-keys';
import { DaysFilter } from '../days-filter';
import { peopleTexts } from '../people-words';
import { EntryDialog } from './entry-dialog';
import { trailColumns } from './trail-columns';
import { ENTITIES, filtersIn, hrefOf, type TrailFilters } from './trail-filters';
import { PAGE_SIZE, TrailStore } from './trail-store';
import { trailTexts } from './trail-words';
import { useOperators } from './use-operators';

const tools = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: tokens.space[4] });
const choice = css({ flex: '0 1 240px', minWidth: 0 });

/** The audit log, the latest entry first. The filters, the page and the open entry are in the URL. */
export default observer(function TrailList() {
  const texts = useTexts(trailTexts);
  const room = useTexts(peopleTexts);
  const locale = useLocale();
  const api = useApi();
  const [trail] = useState(() => new TrailStore(api));
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const address = params.toString();
  const filters = filtersIn(params);
  const table = useRef<HTMLDivElement>(null);
  const permissions = useSession().me?.permissions;
  const operators = useOperators(permissions?.includes('READ_SHOPPERS') ?? false);

  useEffect(() => void trail.show(filtersIn(new URLSearchParams(address))), [trail, address]);
  usePoll(() => void trail.read());
  useRowKeys(table);

  const { rows, fault, readAt } = trail;
  const columns = useMemo(
    () => trailColumns({ texts, locale, permissions: permissions ?? [], params: new URLSearchParams(address) }),
    [texts, locale, permissions, address],
  );
  const nameOf = (id: string) => rows.find(({ actorId }) => actorId === id)?.actor;
  const opened = rows.find(({ id }) => id === params.get('entry'));
  const close = () => void navigate(hrefOf(params, { entry: null, page: params.get('page') }), { replace: true });
  const isActorChosen = operators.some(({ value }) => value === filters.actor);
  const chips = chipsOf(isActorChosen ? { ...filters, actor: null } : filters, params, { nameOf, texts, room, locale });

  return (
    <Stack gap={4}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Text tone="muted">{texts.lead}</Text>
      <div css={tools}>
        {operators.length > 0 && (
          <Select
            css={choice}
            label={texts.who}
            value={isActorChosen ? filters.actor! : ''}
            options={[{ value: '', label: texts.anybody }, ...operators]}
            onChange={({ target }) => void navigate(hrefOf(params, { actor: target.value }))}
          />
        )}
        <Select
          css={choice}
          label={texts.kind}
          value={filters.entity ?? ''}
          options={[
            { value: '', label: texts.anything },
            ...ENTITIES.map((value) => ({ value, label: texts.entities[value] })).sort((one, other) =>
              one.label.localeCompare(other.label),
            ),
          ]}
          onChange={({ target }) => void navigate(hrefOf(params, { entity: target.value, subject: null }))}
        />
        <DaysFilter
          key={address}
          label={texts.days}
          days={filters}
          onShow={({ from, to }) => void navigate(hrefOf(params, { from, to }))}
        />
      </div>
      {chips.length > 0 && (
        <Stack direction="row" gap={2} wrap>
          {chips.map(({ name, href }) => (
            <RemovableChip key={href} label={name} href={href} />
          ))}
        </Stack>
      )}
      <ReadingFault fault={fault} isShown={rows.length > 0} onAgain={() => void trail.read()} />
      <div ref={table} hidden={fault !== undefined && readAt === 0}>
        <DataTable
          label={texts.title}
          labelHidden
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          pages={{
            page: filters.page,
            size: PAGE_SIZE,
            total: trail.total,
            hrefOf: (page) => hrefOf(params, { entry: null, page: page > 1 ? String(page) : null }),
          }}
          loading={trail.isLoading && rows.length === 0}
          empty={
            <EmptyState title={texts.nothing} actions={<Link href="/people/trail">{texts.withoutFilters}</Link>}>
              {texts.nothingLead}
            </EmptyState>
          }
        />
      </div>
      {opened && <EntryDialog entry={opened} permissions={permissions ?? []} params={params} onClose={close} />}
    </Stack>
  );
});

interface ChipsFor {
  nameOf: (id: string) => string | undefined;
  texts: typeof trailTexts.ru;
  room: typeof peopleTexts.ru;
  locale: Locale;
}

/** Returns the filters that no field shows, each with the URL that removes it. */
function chipsOf({ actor, subject, from, to }: TrailFilters, params: URLSearchParams, all: ChipsFor) {
  const { nameOf, texts, room, locale } = all;
  return [
    actor && { name: nameOf(actor) ?? texts.onePerson, href: hrefOf(params, { actor: null }) },
    subject && { name: texts.oneThing, href: hrefOf(params, { subject: null }) },
    from && { name: room.since(formatDate(from, locale)), href: hrefOf(params, { from: null }) },
    to && { name: room.until(formatDate(to, locale)), href: hrefOf(params, { to: null }) },
  ].filter((chip) => chip !== null && chip !== '');
}
