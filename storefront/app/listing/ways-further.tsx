import { css } from '@emotion/react';
import { Button, Link, media, tokens } from '@meet/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** The gutters of the page are wider there than on a phone. */
const tabletOnly = `${media.tablet} and ${media.belowDesktop.replace('@media ', '')}`;

const nav = css({
  display: 'flex',
  minWidth: 0,
  // Extends to the edges of a narrow screen, where the line is cut off.
  [media.belowDesktop]: { marginInline: `calc(-1 * ${tokens.space[4]})` },
  [tabletOnly]: { marginInline: `calc(-1 * ${tokens.space[6]})` },
});

/**
 * A single line, so that the goods stay on the first screen. On a narrow screen it scrolls sideways. On a desktop it
 * hides the links that do not fit, because a mouse has no gesture for scrolling sideways.
 */
const list = css({
  display: 'flex',
  flex: 1,
  minWidth: 0,
  columnGap: tokens.space[5],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  [media.belowDesktop]: { paddingInline: tokens.space[4] },
  [tabletOnly]: { paddingInline: tokens.space[6] },
  [media.desktop]: { flexWrap: 'wrap', columnGap: tokens.space[6], maxHeight: tokens.size.target, overflow: 'hidden' },
});

const whole = css({ [media.desktop]: { maxHeight: 'none' } });

const way = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });

const more = css({ flex: 'none', [media.belowDesktop]: { display: 'none' } });

export interface WaysFurtherProps {
  label: string;
  ways: readonly { name: string; href: string }[];
}

/** Links to narrower lists, such as subsections or search suggestions, on one line; the button «Ещё» shows the rest. */
export function WaysFurther({ label, ways }: WaysFurtherProps) {
  const line = useRef<HTMLUListElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);

  useEffect(() => {
    const measured = line.current;
    if (!measured) return undefined;
    const observer = new ResizeObserver(() => setCut(measured.scrollHeight > measured.clientHeight));
    observer.observe(measured);
    return () => observer.disconnect();
  }, [ways.length]);

  if (ways.length === 0) return null;
  return (
    <nav aria-label={label} css={nav}>
      <ul ref={line} css={[list, isWhole && whole]} onFocus={({ target }) => isHidden(target) && setWhole(true)}>
        {ways.map(({ name, href }) => (
          <li key={href}>
            <Link variant="quiet" css={way} href={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {isCut && !isWhole && (
        <Button variant="ghost" css={more} onClick={() => setWhole(true)}>
          Ещё
        </Button>
      )}
    </nav>
  );
}

/** Whether a link is below the one visible line, where the keyboard can reach it. */
const isHidden = (link: HTMLElement): boolean => {
  const shown = link.closest('ul');
  return (
    shown !== null && link.getBoundingClientRect().top > shown.getBoundingClientRect().top + shown.clientHeight / 2
  );
};
