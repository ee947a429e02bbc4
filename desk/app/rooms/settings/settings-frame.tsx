import { css } from '@emotion/react';
import { Heading, Link, Stack, tokens } from '@meet/ui-kit';
import { Outlet, useLocation } from 'react-router';
import { useTexts } from '../../browser/language';
import { SECTIONS, sectionAt } from './settings-sections';
import { settingsTexts } from './settings-words';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: tokens.space[6],
  rowGap: tokens.space[1],
  margin: 0,
  padding: 0,
});
const entry = css({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });

/** The settings section: links to its pages, and the open page. */
export default function SettingsFrame() {
  const texts = useTexts(settingsTexts);
  const current = sectionAt(useLocation().pathname);
  return (
    <Stack gap={5}>
      <Heading level={1} size="medium">
        {texts.title}
      </Heading>
      <nav aria-label={texts.sectionsName}>
        <ul css={list}>
          {SECTIONS.map(({ name, href }) => (
            <li key={name} css={entry}>
              <Link
                href={href}
                variant={name === current?.name ? 'text' : 'quiet'}
                {...(name === current?.name && { 'aria-current': 'page' as const })}
              >
                {texts.sections[name]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet />
    </Stack>
  );
}
