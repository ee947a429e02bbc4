import { Heading, Link, Select, Skeleton, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { dayOf } from '../../browser/day';
import { useTexts } from '../../browser/language';
import { readStored, writeStored } from '../../browser/stored';
import { shopName } from '../../browser/shop-name';
import { useApi } from '../../graphql/api';
import type { SalesReportBy } from '../../graphql/generated/graphql';
import { useSession } from '../../session/session-store';
import { ReadingFault } from '../../shell/reading-fault';
import { ExportBar } from './export-bar';
import { FigureChart } from './figure-chart';
import { FigureLines } from './figure-lines';
import { FigureReturns } from './figure-returns';
import { FigureTotals } from './figure-totals';
import { BY, filtersIn, hrefOf, leftOf, ordersHref } from './figures-filters';
import { FiguresStore } from './figures-store';
import { figuresTexts } from './figures-words';
import { PeriodBar } from './period-bar';

const LEFT = 'figures:left';

/** Sales report: yesterday at a glance, or any period, by days, goods or cities. The filters are in the URL. */
export default observer(function FiguresRoom() {
  const texts = useTexts(figuresTexts);
  const maySeeQueries = useSession().me?.permissions.includes('READ_CATALOGUE') === true;
  const api = useApi();
  const navigate = useNavigate();
  const [store] = useState(() => new FiguresStore(api));
  const [params] = useSearchParams();
  const address = params.toString();
  const today = dayOf(new Date());
  const filters = filtersIn(params, today);

  // Who comes back from the orders on the same day sees the period that they left.
  const left = address ? null : leftOf(readStored(LEFT), today);
  useEffect(() => {
    if (left) void navigate(`/figures?${left}`, { replace: true });
    else if (address) writeStored(LEFT, `${today} ${address}`);
  }, [left, address, today, navigate]);

  useEffect(() => {
    if (left) return;
    void store.show(filtersIn(new URLSearchParams(address), today));
  }, [store, address, today, left]);
  const { report, shown, fault } = store;

  return (
    <Stack gap={6}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <PeriodBar key={`${filters.from} ${filters.to}`} filters={filters} today={today} />
      <ReadingFault fault={fault} isShown={report !== undefined} onAgain={() => void store.read()} />
      {!report && !fault && <Skeleton height={320} />}
      {report && shown && (
        <>
          <FigureTotals report={report} by={shown.by} />
          <Stack direction="row" gap={4} wrap>
            <Link href={ordersHref({ from: shown.from, to: shown.to })}>{texts.orders}</Link>
            {maySeeQueries && <Link href="/showcase/search/queries">{texts.queries}</Link>}
          </Stack>
          <Stack gap={4}>
            <Stack direction="row">
              <Select
                label={texts.by}
                value={filters.by}
                options={BY.map((value) => ({ value, label: texts.bys[value] }))}
                onChange={({ target }) => void navigate(hrefOf(filters, { by: target.value as SalesReportBy }))}
              />
            </Stack>
            <FigureChart lines={report.lines} earlier={store.earlier} by={shown.by} />
            <FigureLines report={report} filters={shown} />
          </Stack>
          <FigureReturns report={report} />
          <ExportBar filters={shown} />
        </>
      )}
    </Stack>
  );
});
