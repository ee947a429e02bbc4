import { css } from '@emotion/react';
import { Badge, Button, formatDate, Heading, Stack, Text, tokens, useLocale } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTexts } from '../../../browser/language';
import type { WholeShopperFragment } from '../../../graphql/generated/graphql';
import { useSession } from '../../../session/session-store';
import { BlockDialog } from './block-dialog';
import { EditShopperDialog } from './edit-shopper-dialog';
import { PointsDialog } from './points-dialog';
import { shopperName } from './shopper-name';
import { shopperPageTexts } from './shopper-page-words';
import { shopperTexts } from './shopper-words';

const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.space[4] });
const title = css({ flex: '1 1 260px', minWidth: 0 });

/** The shopper's name, whether the shopper is blocked, and the actions for the account. */
export const ShopperHead = observer(function ShopperHead({ shopper }: { shopper: WholeShopperFragment }) {
  const texts = useTexts(shopperPageTexts);
  const names = useTexts(shopperTexts);
  const locale = useLocale();
  const permissions = useSession().me?.permissions ?? [];
  const [asked, setAsked] = useState<'points' | 'block' | 'edit'>();
  const { blockedAt, blockReason, role, createdAt, registrationSource } = shopper;
  const mayBlock = permissions.includes('WRITE_SHOPPERS') && shopper.accessLevel === 'USER';
  const mayEdit =
    permissions.includes('WRITE_SHOPPERS') && (shopper.accessLevel === 'USER' || permissions.includes('ROLES'));
  const close = () => setAsked(undefined);

  return (
    <div css={head}>
      <Stack gap={1} css={title}>
        <Stack direction="row" gap={3} align="baseline" wrap>
          <Heading level={1} size="medium">
            {shopperName(shopper, names)}
          </Heading>
          {role && <Badge>{role}</Badge>}
        </Stack>
        <Text size="small" tone="muted">
          {`${texts.since(formatDate(createdAt, locale))}, ${texts.sources[registrationSource]}`}
        </Text>
        {blockedAt && (
          <Text size="small" tone="error">
            {[texts.blockedSince(formatDate(blockedAt, locale)), blockReason].filter(Boolean).join(': ')}
          </Text>
        )}
      </Stack>
      {mayEdit && (
        <Button variant="secondary" onClick={() => setAsked('edit')}>
          {texts.edit.open}
        </Button>
      )}
      {permissions.includes('POINTS') && (
        <Button variant="secondary" onClick={() => setAsked('points')}>
          {texts.points.adjust}
        </Button>
      )}
      {mayBlock && (
        <Button variant="secondary" onClick={() => setAsked('block')}>
          {blockedAt ? texts.block.unblock : texts.block.block}
        </Button>
      )}
      {asked === 'points' && <PointsDialog shopper={shopper} onClose={close} />}
      {asked === 'edit' && <EditShopperDialog shopper={shopper} onClose={close} />}
      {asked === 'block' && <BlockDialog isBlocked={Boolean(blockedAt)} onClose={close} />}
    </div>
  );
});
