import { Image } from '../image/index.js';
import { Anchor } from '../link/link-provider.js';
import { Price } from '../price/index.js';
import { Skeleton } from '../skeleton/index.js';
import { useWords } from '../../locale/use-words.js';
import { soldOutWords } from '../../locale/words/sold-out.words.js';
import * as styles from './search-popup.styles.js';
import type { FoundGoods } from './search-popup.types.js';

export function FoundThings({ goods, label }: { goods: readonly FoundGoods[]; label: string }) {
  const { soldOut } = useWords('soldOut', soldOutWords);
  return (
    <ul css={styles.goods} aria-label={label}>
      {goods.map(({ href, name, brand, image, price, oldPrice, from = false }) => (
        <li key={href}>
          <Anchor css={styles.thing} href={href} data-offer>
            <Image src={image} alt="" sizes="(min-width: 768px) 104px, 72px" />
            <span css={styles.words}>
              {brand && <span css={styles.brand}>{brand} </span>}
              <span css={styles.name} data-name>
                {name}
              </span>
              {price === null ? <span>{soldOut}</span> : <Price price={price} oldPrice={oldPrice} from={from} />}
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** Usual number of found products. */
const usual = 8;

/** Skeletons in place of products that are still being searched for. */
export function ThingsToCome() {
  return (
    <div css={styles.goods}>
      {Array.from({ length: usual }, (_, index) => (
        <div key={index} css={styles.thing}>
          <Skeleton ratio={4 / 5} />
          <Skeleton height={56} />
        </div>
      ))}
    </div>
  );
}
