import { css } from '@emotion/react';
import { Heading, Link, Stack, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useTexts } from '../../browser/language';
import { useSession } from '../../session/session-store';
import { partAt, partsFor } from './parts';
import { showcaseTexts } from './showcase-words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });

/** The section for what shoppers see besides goods: links to the pages that the operator may see, and the open page. */
export default observer(function ShowcaseRoom() {
  const texts = useTexts(showcaseTexts);
  const { pathname } = useLocation();
  const parts = partsFor(useSession().me?.permissions ?? []);
  const current = partAt(pathname);
  const [first] = parts;
  if (first && !parts.some(({ name }) => name === current?.name)) return <Navigate to={first.href} replace />;

  return (
    <Stack gap={5}>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <nav aria-label={texts.partsName}>
        <ul css={list}>
          {parts.map(({ name, href }) => (
            <li key={name} css={entry}>
              <Link
                href={href}
                variant={name === current?.name ? 'text' : 'quiet'}
                {...(name === current?.name && { 'aria-current': 'page' as const })}
              >
                {texts.parts[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </Stack>
  );
});
