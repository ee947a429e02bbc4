import { css } from '@emotion/react';
import { Link, media, Stack, Text, tokens } from '@meet/ui-kit';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { infoPages } from './info-pages';

const { delivery, orderJourney, madeToOrder, loyalty, questions, app, contacts, partners, ...documents } = infoPages;

const groups = [
  { title: 'Покупателям', pages: [delivery, orderJourney, madeToOrder, loyalty, questions, app] },
  { title: 'О магазине', pages: [contacts, partners] },
  { title: 'Документы', pages: Object.values(documents) },
];

// Narrow screens have these links in the footer and the menu.
const aside = css({ [media.belowDesktop]: { display: 'none' } });

const link = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: tokens.size.target,
  paddingBlock: tokens.space[1],
});

/** Links to the shop's help pages, with the current one marked. */
export function InfoLinks() {
  const id = useId();
  const { pathname } = useLocation();
  return (
    <Stack css={aside} role="navigation" gap={6} aria-label="Разделы помощи">
      {groups.map(({ title, pages }, index) => (
        <div key={title}>
          <Text size="caption" tone="muted" id={`${id}${index}`}>
            {title}
          </Text>
          <ul aria-labelledby={`${id}${index}`}>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <Link
                  css={link}
                  variant={pathname === href ? 'strong' : 'quiet'}
                  href={href}
                  aria-current={pathname === href ? 'page' : undefined}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Stack>
  );
}
