import { Heading, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { LinkRow } from './link-row';
import { partAt, partsFor } from './people-parts';
import { peopleTexts } from './people-words';

/** The heading of the section, and the links to its pages. Operators see only links to pages that they may open. */
export default observer(function PeopleFrame() {
  const texts = useTexts(peopleTexts);
  const { pathname } = useLocation();
  const permissions = useSession().me?.permissions ?? [];
  const current = partAt(pathname).name;
  const links = partsFor(permissions).map(({ name, href }) => ({
    ...{ name: texts.parts[name], href, isCurrent: name === current },
  }));
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        {links.length > 1 && <LinkRow label={texts.partsLabel} links={links} />}
      </Stack>
      <Outlet />
    </Stack>
  );
});
