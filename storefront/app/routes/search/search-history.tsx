import { css } from '@emotion/react';
import { Button, Heading, Link, tokens } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useSearchHistory } from '../../search/search-context';

const list = css({ marginTop: tokens.space[2] });
const link = css({ display: 'inline-flex', alignItems: 'center', minHeight: tokens.size.target });
const clear = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

export const SearchHistory = observer(function SearchHistory() {
  const searchHistory = useSearchHistory();
  if (searchHistory.entries.length === 0) return null;
  return (
    <section>
      <Heading level={2} size="small">
        История
      </Heading>
      <ul css={list}>
        {searchHistory.entries.map(({ id, value }) => (
          <li key={id}>
            <Link variant="quiet" css={link} href={`/search?query=${encodeURIComponent(value)}`}>
              {value}
            </Link>
          </li>
        ))}
      </ul>
      <Button variant="ghost" css={clear} onClick={searchHistory.clear}>
        Очистить историю
      </Button>
    </section>
  );
});
