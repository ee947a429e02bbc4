import { Divider, formatCount, Grid, Heading, Link, LoyaltyLevelCard, Pagination, Stack, Text } from '@meet/ui-kit';
import { Fragment } from 'react';
import { bonusesName } from '../../../browser/bonuses-name';
import { shopName } from '../../../browser/shop-name';
import { AccountPage } from '../../../account/account-page';
import { BonusBalance } from '../../../account/bonus-balance';
import { levelCards } from '../../../account/level-states';
import { loadBonus } from '../../../account/load-bonus.server';
import { pointsLine, type PointsEntry } from '../../../account/points-words';
import { displayFont } from '../../../shell/display-font';
import type { Route } from './+types/route';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadBonus(url, request.signal);
}

export const links = displayFont;

export function meta(): Route.MetaDescriptors {
  return [{ title: `${bonusesName()} — ${shopName()}` }, { name: 'robots', content: 'noindex, follow' }];
}

export default function Bonus({ loaderData }: Route.ComponentProps) {
  const { statistics, phone, levels, history, pagination } = loaderData;
  return (
    <AccountPage title={bonusesName()}>
      <BonusBalance statistics={statistics} phone={phone} />
      <section aria-labelledby="levels">
        <Stack gap={5}>
          <Heading level={2} size="medium" id="levels">
            Уровни
          </Heading>
          <Grid columns={[1, 2, 4]} gap={3}>
            {levelCards(levels, statistics).map((level) => (
              <LoyaltyLevelCard key={level.name} {...level} />
            ))}
          </Grid>
        </Stack>
      </section>
      <section aria-labelledby="history">
        <Stack gap={5}>
          <Heading level={2} size="medium" id="history">
            История
          </Heading>
          {history.length === 0 && <Text tone="muted">Здесь появится, откуда бонусы пришли и на что ушли.</Text>}
          <Stack gap={3}>
            {history.map((entry, index) => (
              <Fragment key={entry.id}>
                {index > 0 && <Divider />}
                <HistoryLine entry={entry} />
              </Fragment>
            ))}
          </Stack>
          <Pagination
            page={pagination.page}
            totalPages={pagination.totalPages}
            hrefOf={(page) => `/account/bonus${page === 1 ? '' : `?page=${page}`}#history`}
          />
        </Stack>
      </section>
    </AccountPage>
  );
}

function HistoryLine({ entry }: { entry: PointsEntry }) {
  const { title, note, points, moved } = pointsLine(entry);
  return (
    <Stack direction="row" justify="between" align="baseline">
      <div>
        {entry.orderUuid ? <Link href={`/account/orders/${entry.orderUuid}`}>{title}</Link> : <Text>{title}</Text>}
        <Text size="small" tone="muted">
          {note}
        </Text>
      </div>
      {points > 0 && <Text as="span">{`+${formatCount(points)}`}</Text>}
      {points < 0 && <Text as="span">{`−${formatCount(-points)}`}</Text>}
      {moved > 0 && (
        <Text as="span" tone="muted">
          {formatCount(moved)}
        </Text>
      )}
    </Stack>
  );
}
