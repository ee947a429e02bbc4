import { css } from '@emotion/react';
import { Link, tokens } from '@meet/ui-kit';
import { useTexts } from '../../../browser/language';
import { hrefOf, type CodeFilters } from './code-filters';
import { codeTexts } from './code-words';

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
const ACTIVES = [null, 'on', 'off'] as const;

/** All codes, those that are switched on, and the others, each a link to them. */
export function ActiveLinks({ params, current }: { params: URLSearchParams; current: CodeFilters['active'] }) {
  const texts = useTexts(codeTexts);
  return (
    <nav aria-label={texts.filters}>
      <ul css={list}>
        {ACTIVES.map((active) => (
          <li key={active} css={entry}>
            <Link
              href={hrefOf(params, { active })}
              variant={active === current ? 'text' : 'quiet'}
              {...(active === current && { 'aria-current': 'page' as const })}
            >
              {texts.actives[active ?? 'all']}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
