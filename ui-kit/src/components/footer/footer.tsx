import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Container } from '../container/container.js';
import { PaymentLogos } from '../payment-logos/payment-logos.js';
import { Text } from '../text/text.js';
import { Column, FooterLinks, type FooterColumn, type FooterLink } from './footer-column.js';
import * as styles from './footer.styles.js';
import { footerWords } from './footer.words.js';

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** The columns, in order, each with a title and text, links or both. On phones they are collapsible. */
  columns: readonly FooterColumn[];
  /** The shop's pages on social networks. Default: none. */
  social?: readonly FooterLink[];
  /** A `QrCode` of the app, beside the columns from the tablet breakpoint up. Default: none. */
  app?: ReactNode;
  /** The legal line, with the current year. */
  legal: ReactNode;
  /** Shown beside the legal line, such as the theme toggle. Default: none. */
  actions?: ReactNode;
}

export function Footer(passed: FooterProps) {
  const { columns, social = [], app, legal, actions, ...props } = useDefaultProps('Footer', passed);
  const words = useWords('footer', footerWords);
  return (
    <footer css={styles.footer} {...props}>
      <Container>
        <div css={styles.top}>
          <div css={styles.columns}>
            {columns.map((column) => (
              <Column key={column.label} {...column} />
            ))}
          </div>
          {app && <div css={styles.aside}>{app}</div>}
        </div>
        {social.length > 0 && <FooterLinks css={styles.social} links={social} aria-label={words.social} />}
        <div css={social.length > 0 ? styles.bottomBelowSocial : styles.bottom}>
          <Text as="div" size="caption" tone="muted">
            {legal}
          </Text>
          {actions}
          <PaymentLogos />
        </div>
      </Container>
    </footer>
  );
}
