import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { media } from '../../theme/media.js';
import { tokens } from '../../tokens/generated/tokens.js';
import { Container } from '../container/container.js';
import { Link } from '../link/index.js';
import { Heading, Text } from '../text/text.js';
import { PaymentLogos } from '../payment-logos/payment-logos.js';

export interface FooterColumn {
  title: string;
  /** An `id`, if other places link to this column. */
  id?: string;
  /** Text shown before the links; also shown when there are no links. */
  text?: ReactNode;
  links?: readonly { name: string; href: string }[];
}

const footer = css({
  marginTop: tokens.space[24],
  paddingBlock: `${tokens.space[12]} ${tokens.space[8]}`,
  borderTop: `1px solid ${tokens.color.hairline}`,
});

const columns = css({
  display: 'grid',
  gap: tokens.space[10],
  [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))', gap: tokens.space[8] },
});

const links = css({ marginTop: tokens.space[2] });
/** A long list takes two columns where each is at least 10rem wide, which grows with the text. */
const wide = css(links, { columns: '10rem 2', columnGap: tokens.space[8] });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });
const words = css({ marginTop: tokens.space[3], maxWidth: '38ch' });

const bottom = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: tokens.space[4],
  marginTop: tokens.space[12],
});

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The columns, in order: text, links or both under a title. */
  columns: readonly FooterColumn[];
  /** The legal line, with the current year. */
  legal: ReactNode;
  /** Shown beside the legal line, such as the theme toggle. Default: none. */
  actions?: ReactNode;
}

export function Footer({ columns: sections, legal, actions, ...props }: FooterProps) {
  return (
    <footer css={footer} {...props}>
      <Container>
        <div css={columns}>
          {sections.map((section) => (
            <section key={section.title} id={section.id} tabIndex={section.id ? -1 : undefined}>
              <Heading level={2} size="small">
                {section.title}
              </Heading>
              {section.text && (
                <Text as="div" size="small" tone="muted" css={words}>
                  {section.text}
                </Text>
              )}
              {section.links && section.links.length > 0 && (
                <ul css={section.links.length > 6 ? wide : links}>
                  {section.links.map(({ name, href }) => (
                    <li key={href}>
                      <Link variant="quiet" href={href} css={link}>
                        {name}
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
        <div css={bottom}>
          <Text size="caption" tone="muted">
            {legal}
          </Text>
          {actions}
          <PaymentLogos />
        </div>
      </Container>
    </footer>
  );
}
