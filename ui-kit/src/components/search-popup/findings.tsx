import { formatCount } from '../../locale/format-numbers.js';
import { useLocale } from '../../locale/locale-context.js';
import { useWords } from '../../locale/use-words.js';
import { Button, ButtonLink } from '../button/index.js';
import { Text } from '../text/text.js';
import { ThingsToCome } from './found-things.js';
import { GoodsColumn } from './goods-column.js';
import * as styles from './search-popup.styles.js';
import type { FoundGoods, SearchStatus } from './search-popup.types.js';
import { searchPopupWords } from './search-popup.words.js';

export interface FindingsProps {
  titleId: string;
  status: SearchStatus;
  found: readonly FoundGoods[];
  total: number;
  note?: string | undefined;
  resultsHref: string;
  /** Products shown when nothing is found. */
  popularGoods: readonly FoundGoods[];
  onRetry?: (() => void) | undefined;
}

/** The found products, or the reason why there are none. */
export function Findings({ titleId, status, found, total, note, resultsHref, popularGoods, onRetry }: FindingsProps) {
  const words = useWords('searchPopup', searchPopupWords);
  const locale = useLocale();
  const failed = status === 'failed';
  const ready = status === 'ready';
  const nothing = ready && found.length === 0;
  const goods = failed ? [] : found;
  return (
    <GoodsColumn
      titleId={titleId}
      title={failed ? words.noAnswer : nothing ? words.nothingFound : words.found}
      figure={ready && total > 0 && ` ${formatCount(total, locale)}`}
      goods={goods}
      busy={status === 'loading'}
      after={
        goods.length > 0 && (
          <ButtonLink css={styles.results} variant="secondary" href={resultsHref} data-offer>
            {words.searchResults}
          </ButtonLink>
        )
      }
    >
      {ready && note && <Text css={styles.quiet}>{note}</Text>}
      {failed && (
        <>
          <Text css={styles.quiet} role="alert">
            {words.searchFailed}
          </Text>
          {onRetry && (
            <Button css={styles.results} variant="secondary" onClick={onRetry}>
              {words.retry}
            </Button>
          )}
        </>
      )}
      {nothing && <Text css={styles.quiet}>{words.nothingFoundAdvice}</Text>}
      {nothing && popularGoods.length > 0 && (
        <div css={styles.instead}>
          <GoodsColumn titleId={`${titleId}-instead`} title={words.popularGoods} goods={popularGoods} />
        </div>
      )}
      {status === 'loading' && found.length === 0 && <ThingsToCome />}
    </GoodsColumn>
  );
}
