import { css } from '@emotion/react';
import { Heading, Link, Stack, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { partAt, partsFor } from './people-parts';
import { peopleTexts } from './people-words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });

/** The heading of the room, and the links to its parts. Nobody is shown a link to what they may not see. */
export default observer(function PeopleFrame() {
  const texts = useTexts(peopleTexts);
  const { pathname } = useLocation();
  const permissions = useSession().me?.permissions ?? [];
  const current = partAt(pathname).name;
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Heading level={1} size="medium">
          {texts.title}
        </Heading>
        <nav aria-label={texts.partsLabel}>
          <ul css={list}>
            {partsFor(permissions).map(({ name, href }) => (
              <li key={name} css={entry}>
                <Link
                  href={href}
                  variant={name === current ? 'text' : 'quiet'}
                  {...(name === current && { 'aria-current': 'page' as const })}
                >
                  {texts.parts[name]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Stack>
      <Outlet />
    </Stack>
  );
});
