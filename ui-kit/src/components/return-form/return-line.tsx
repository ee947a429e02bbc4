import { Children, type ReactNode } from 'react';
import { useWords } from '../../locale/use-words.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { Image } from '../image/index.js';
import { Price } from '../price/price.js';
import * as styles from './return-form.styles.js';
import { returnFormWords } from './return-form.words.js';

export interface ReturnLine {
  id: string;
  /** Name of the product. */
  name: string;
  /** Brand, shown before the name. Default: none. */
  brand?: string;
  /** URL of the picture; null if there is none. */
  picture: string | null;
  /** The size as the shop writes it, such as «42» or «M»; null for a product with one size. */
  sizeName: string | null;
  /** The refund for this line, in minor units: the price paid after discounts and points. */
  price: number;
  /** Points refunded with the line. Default: 0. */
  points?: number;
  /** Offers for which the line can be exchanged, such as other sizes in stock. Default: none. */
  exchanges?: readonly { id: string; sizeName: string }[];
  /**
   * Why the line cannot be returned, such as «Срок возврата прошёл 12 ноября». Default: none, which means that it can
   * be returned.
   */
  refusal?: ReactNode;
}

export interface ReturnLineRowProps {
  id: string | undefined;
  line: ReturnLine;
  chosen: boolean;
  onChosenChange: (chosen: boolean) => void;
  /** The fields of the line's own answer. */
  children: ReactNode;
}

/** A line of the order. Everything in it except the fields below is the label of its checkbox. */
export function ReturnLineRow({ id, line, chosen, onChosenChange, children }: ReturnLineRowProps) {
  const words = useWords('returnForm', returnFormWords);
  const { name, brand, picture, sizeName, price, refusal } = line;
  const refused = Boolean(refusal);
  return (
    <li>
      <Checkbox
        id={id}
        checked={chosen}
        disabled={refused}
        onChange={({ target }) => onChosenChange(target.checked)}
        label={
          <span css={styles.goods}>
            <Image contour css={refused && styles.faded} src={picture} alt="" sizes="72px" />
            <span css={styles.words}>
              <span>
                {brand && <span css={styles.brand}>{brand} </span>}
                {name}
              </span>
              <span css={styles.muted}>{sizeName === null ? words.returnOneSize : words.returnSize(sizeName)}</span>
              {refused ? <span css={styles.muted}>{refusal}</span> : <Price price={price} />}
            </span>
          </span>
        }
      />
      {Children.toArray(children).length > 0 && <div css={styles.ofLine}>{children}</div>}
    </li>
  );
}
