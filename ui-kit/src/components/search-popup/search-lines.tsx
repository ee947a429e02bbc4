import { useMessages } from '../../locale/locale-provider.js';
import { Button } from '../button/index.js';
import { Icon } from '../icon/index.js';
import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import * as styles from './search-popup.styles.js';
import type { PastQuery, SearchSuggestion } from './search-popup.types.js';

export interface HistoryProps {
  queries: readonly PastQuery[];
  onClear?: (() => void) | undefined;
}

export function History({ queries, onClear }: HistoryProps) {
  const messages = useMessages();
  return (
    <section>
      <h3 css={styles.title}>{messages.history}</h3>
      <ul>
        {queries.map(({ value, href }) => (
          <li key={value}>
            <Anchor css={styles.line} href={href} data-offer>
              <Icon name="clock" size={20} />
              {value}
            </Anchor>
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

export function Suggestions({ suggestions }: { suggestions: readonly SearchSuggestion[] }) {
  const messages = useMessages();
  return (
    <section>
      <h3 css={styles.title}>{messages.suggestions}</h3>
      <ul>
        {suggestions.map(({ kind, name, href, image }) => (
          <li key={href}>
            <Anchor css={styles.line} href={href} data-offer>
              <span css={styles.mark}>
                {image ? <Image src={image} alt="" ratio={1} sizes="40px" /> : <Icon name="search" size={20} />}
              </span>
              <span>
                {name}
                <span css={styles.kind}>{messages.suggestionKinds[kind]}</span>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
