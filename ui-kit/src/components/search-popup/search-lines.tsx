import { ClockIcon, CloseIcon, SearchIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { Button } from '../button/index.js';
import { IconControl } from '../icon-button/icon-control.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './search-popup.styles.js';
import type { KnownQuery, SearchSuggestion } from './search-popup.types.js';
import { searchPopupWords } from './search-popup.words.js';

export interface HistoryProps {
  queries: readonly KnownQuery[];
  onRemove?: ((value: string) => void) | undefined;
  onClear?: (() => void) | undefined;
}

export function History({ queries, onRemove, onClear }: HistoryProps) {
  const words = useWords('searchPopup', searchPopupWords);
  return (
    <section>
      <h3 css={styles.title}>{words.history}</h3>
      <ul aria-label={words.history}>
        {queries.map(({ value, href }) => (
          <li key={value} css={styles.row}>
            <Anchor css={styles.line} href={href} data-offer>
              <ClockIcon size={20} />
              <span>{value}</span>
            </Anchor>
            {onRemove && (
              <IconControl
                css={styles.remove}
                icon={<CloseIcon />}
                label={words.removeFromHistory(value)}
                onClick={() => onRemove(value)}
              />
            )}
          </li>
        ))}
      </ul>
      {onClear && (
        <Button css={styles.clear} variant="ghost" onClick={onClear}>
          {words.clearHistory}
        </Button>
      )}
    </section>
  );
}

/** Queries popular with other shoppers. */
export function PopularQueries({ queries }: { queries: readonly KnownQuery[] }) {
  const words = useWords('searchPopup', searchPopupWords);
  return (
    <section>
      <h3 css={styles.title}>{words.popularQueries}</h3>
      <ul aria-label={words.popularQueries}>
        {queries.map(({ value, href }) => (
          <li key={value}>
            <Anchor css={styles.line} href={href} data-offer>
              <SearchIcon size={20} />
              <span>{value}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Suggestions({ suggestions }: { suggestions: readonly SearchSuggestion[] }) {
  const words = useWords('searchPopup', searchPopupWords);
  return (
    <section>
      <h3 css={styles.title}>{words.suggestions}</h3>
      <ul aria-label={words.suggestions}>
        {suggestions.map(({ kind, label, href, image }) => (
          <li key={href}>
            <Anchor css={styles.line} href={href} data-offer>
              {image ? (
                <span css={styles.picture}>
                  <Image src={image} alt="" ratio={1} sizes="40px" />
                </span>
              ) : (
                <SearchIcon size={20} />
              )}
              <span>
                {label}
                {kind !== 'query' && <span css={styles.kind}>{words.suggestionKinds[kind]}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
