import { css } from '@emotion/react';
import { countOf, DisplayText, formatCount, Link, media, plural, Stack, Surface, Text, tokens } from '@meet/ui-kit';
import type { Statistics } from './load-statistics.server';

const band = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: tokens.space[3],
  padding: tokens.space[6],
  [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'end', columnGap: tokens.space[8] },
});
const words = css({ maxWidth: '52ch' });

/** The verb's form follows the noun's: «1 бонус ждёт», «2 бонуса ждут», «5 бонусов ждут». */
const wait = { one: 'ждёт', few: 'ждут', many: 'ждут' };
const become = { one: 'станет доступен', few: 'станут доступны', many: 'станут доступны' };
const areHeld = { one: 'отложен', few: 'отложены', many: 'отложены' };
const areSpent = { one: 'уже потрачен: спишем его', few: 'уже потрачены: спишем их', many: 'уже потрачены: спишем их' };

const bonuses = { one: 'бонус', few: 'бонуса', many: 'бонусов' };

interface BonusBalanceProps {
  statistics: Statistics;
  phone: string | null;
  /** Whether to show the link to the bonus page; false on that page itself. */
  withLink?: boolean;
}

/** Shows the points that can be spent now and those that are pending. */
export function BonusBalance({ statistics, phone, withLink = false }: BonusBalanceProps) {
  const { bonusesAvailable, bonusesPending, bonusesHeld, bonusesOwed } = statistics;
  const unconfirmed = phone === null && bonusesPending > 0;
  return (
    // Volt is light in both themes, and so is what stands on it.
    <Surface tone="bonus" data-theme="light" css={band}>
      <DisplayText size="medium">{`${formatCount(bonusesAvailable)} ${plural(bonusesAvailable, bonuses)}`}</DisplayText>
      <Stack gap={1} css={words}>
        <Text tone="inherit">
          {unconfirmed ? (
            <>
              {`Ещё ${countOf(bonusesPending, bonuses)} ${plural(bonusesPending, wait)}: `}
              <Link href="/account#contacts">подтвердите номер телефона</Link>, и ими можно будет платить.
            </>
          ) : (
            'Можно потратить сейчас. 1\u00A0бонус\u00A0=\u00A01\u00A0₽.'
          )}
        </Text>
        {!unconfirmed && bonusesPending > 0 && (
          <Text tone="inherit" size="small">
            {`Ещё ${countOf(bonusesPending, bonuses)} ${plural(bonusesPending, become)} позже.`}
          </Text>
        )}
        {bonusesHeld > 0 && (
          <Text tone="inherit" size="small">
            {`${countOf(bonusesHeld, bonuses)} ${plural(bonusesHeld, areHeld)} для неоплаченных заказов.`}
          </Text>
        )}
        {bonusesOwed > 0 && (
          <Text tone="inherit" size="small">
            {`${countOf(bonusesOwed, bonuses)} за возвращённые вещи ${plural(bonusesOwed, areSpent)} из следующего кешбэка.`}
          </Text>
        )}
        {withLink && (
          <Text tone="inherit" size="small">
            <Link href="/account/bonus">Уровни и история</Link>
          </Text>
        )}
      </Stack>
    </Surface>
  );
}
