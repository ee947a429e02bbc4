import { useId, useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../../icons/index.js';
import { Link } from '../link/index.js';
import { Heading, Text } from '../text/text.js';
import * as styles from './footer.styles.js';

export interface FooterLink {
  label: string;
  href: string;
}

export interface FooterColumn {
  label: string;
  /** An `id`, if other places link to this column. */
  id?: string;
  /** Text before the links, also shown without links. */
  text?: ReactNode;
  links?: readonly FooterLink[];
}

/** A column of the footer. On phones it is collapsed to a line. */
export function Column({ label, id, text, links = [] }: FooterColumn) {
  const [open, setOpen] = useState(false);
  const titleId = useId();
  const contentId = useId();
  return (
    <section css={links.length > 10 ? styles.broadColumn : styles.column} id={id} tabIndex={id ? -1 : undefined}>
      <div css={styles.title}>
        <Heading level={2} size="small" id={titleId}>
          {label}
        </Heading>
        <button
          css={styles.fold}
          type="button"
          aria-labelledby={titleId}
          aria-expanded={open}
          aria-controls={contentId}
          onClick={() => setOpen(!open)}
        >
          <ChevronDownIcon size={20} />
        </button>
      </div>
      <div id={contentId} css={[styles.content, !open && styles.closed]}>
        {text && (
          <Text as="div" size="small" tone="muted" css={styles.words}>
            {text}
          </Text>
        )}
        {links.length > 0 && <FooterLinks css={links.length > 6 ? styles.wide : styles.links} links={links} />}
      </div>
    </section>
  );
}

interface FooterLinksProps {
  links: readonly FooterLink[];
  className?: string;
  'aria-label'?: string;
}

export function FooterLinks({ links, ...list }: FooterLinksProps) {
  return (
    <ul {...list}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link variant="quiet" href={href} css={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
