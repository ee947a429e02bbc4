import { css } from '@emotion/react';
import { Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useTexts } from '../../../browser/language';
import { shopName } from '../../../browser/shop-name';
import { useSession } from '../../../session/session-store';
import { Announcements } from './announcements';
import { Badges } from './badges';
import { Banners } from './banners';
import { Collections } from './collections';
import { homeTexts } from './home-words';

const page = css({ maxWidth: 960 });

/** The parts of the home page that operators edit, both those shown now and those planned. */
export default observer(function HomePage() {
  const texts = useTexts(homeTexts);
  const permissions = useSession().me?.permissions ?? [];
  const mayWrite = permissions.includes('WRITE_CATALOGUE');
  return (
    <Stack gap={10} css={page}>
      <title>{`${texts.title} — ${shopName()}`}</title>
      <Text tone="muted">{texts.lead}</Text>
      <Announcements />
      <Banners />
      {permissions.includes('READ_CATALOGUE') && (
        <>
          <Collections mayWrite={mayWrite} />
          <Badges mayWrite={mayWrite} />
        </>
      )}
    </Stack>
  );
});
