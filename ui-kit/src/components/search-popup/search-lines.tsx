import { useMessages } from '../../locale/locale-provider.js';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';
import { IconButton } from '../icon-button/icon-button.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './search-popup.styles.js';
import type { KnownQuery, SearchSuggestion } from './search-popup.types.js';

export interface HistoryProps {
  queries: readonly KnownQuery[];
  onRemove?: ((value: string) => void) | undefined;
  onClear?: (() => void) | undefined;
}

export function History({ queries, onRemove, onClear }: HistoryProps) {
  const messages = useMessages();
  return (
    <section>
      <h3 css={styles.title}>{messages.history}</h3>
      <ul aria-label={messages.history}>
        {queries.map(({ value, href }) => (
          <li key={value} css={styles.row}>
            <Anchor css={styles.line} href={href} data-offer>
              <Icon name="clock" size={20} />
              <span>{value}</span>
            </Anchor>
            {onRemove && (
              <IconButton
                css={styles.remove}
                icon="close"
                label={messages.removeFromHistory(value)}
                onClick={() => onRemove(value)}
              />
            )}
          </li>
        ))}
      </ul>
      {onClear && (
        <Button css={styles.clear} variant="ghost" onClick={onClear}>
          {messages.clearHistory}
        </Button>
      )}
    </section>
  );
}

/** Queries popular with other shoppers. */
export function PopularQueries({ queries }: { queries: readonly KnownQuery[] }) {
  const messages = useMessages();
  return (
    <section>
      <h3 css={styles.title}>{messages.popularQueries}</h3>
      <ul aria-label={messages.popularQueries}>
        {queries.map(({ value, href }) => (
          <li key={value}>
            <Anchor css={styles.line} href={href} data-offer>
              <Icon name="search" size={20} />
              <span>{value}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Suggestions({ suggestions }: { suggestions: readonly SearchSuggestion[] }) {
  const messages = useMessages();
  return (
    <section>
      <h3 css={styles.title}>{messages.suggestions}</h3>
      <ul aria-label={messages.suggestions}>
        {suggestions.map(({ kind, name, href, image }) => (
          <li key={href}>
            <Anchor css={styles.line} href={href} data-offer>
              {image ? (
                <span css={styles.picture}>
                  <Image src={image} alt="" ratio={1} sizes="40px" />
                </span>
              ) : (
                <Icon name="search" size={20} />
              )}
              <span>
                {name}
                {kind !== 'query' && <span css={styles.kind}>{messages.suggestionKinds[kind]}</span>}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
