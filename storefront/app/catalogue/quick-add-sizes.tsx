import { css } from '@emotion/react';
import { Button, Link, Skeleton, Stack, Text, tokens } from '@meet/ui-kit';
import { BellIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { afterPaint } from '../browser/after-paint';
import { useCartStore } from '../cart/cart-context';
import { offerLine } from '../cart/offer-line';
import { askInBrowser } from '../graphql/ask-in-browser';
import { SizesToAddDocument, type ProductCardFieldsFragment } from '../graphql/generated/graphql';
import { useMySize } from '../my-size/use-my-size';
import { goneSizes } from '../notices/gone-sizes';
import { accountChoice, chooseSize, type SizeOffer } from '../offers/product-sizes';
import { sizeMeasures, type SizeGrid } from '../offers/size-measures';
import { useSession } from '../session/session-context';
import { useOwnSize } from './catalogue-context';
import { rememberSize } from './remember-size';
import { SizeChooser } from './size-chooser';

/** As many cells as the card has sizes, where those of the picker will stand. */
const waiting = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.125rem, 1fr))',
  gap: tokens.space[1],
  // Above them the legend, and below the line that says what holds for most sizes.
  marginBlock: `calc(1.5rem + ${tokens.space[3]}) calc(1.5rem + ${tokens.space[2]})`,
});

/** As tall as a finger needs. */
const tall = css({ paddingBlock: tokens.space[3] });

/** Aligns the text of a ghost button with the lines above and below. */
const inLine = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

export interface QuickAddSizesProps {
  card: ProductCardFieldsFragment;
  /** Whether the last press was of an arrow key. */
  byArrows: RefObject<boolean>;
  onNotify: () => void;
  onFollow: () => void;
  onClose: () => void;
}

interface Found {
  items: readonly SizeOffer[];
  grid: SizeGrid | null;
}

/** The sizes as they are now: the card does not know those that are sold out. */
export const QuickAddSizes = observer(function QuickAddSizes(props: QuickAddSizesProps) {
  const { card, byArrows, onNotify, onFollow, onClose } = props;
  const cart = useCartStore();
  const ownSize = useOwnSize();
  const { signedIn } = useSession();
  const mine = useMySize(card.id);
  const { found, fault, retry } = useSizes(card);
  const [slug, setSlug] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  useClosedElsewhere(onClose);

  const choice = found && accountChoice(chooseSize(found, slug), signedIn);
  const table = found?.grid ? sizeMeasures(found.grid) : null;

  const add = async (offer: SizeOffer | undefined) => {
    if (!offer || adding) return;
    setAdding(true);
    const added = cart.has(offer.id) || (await cart.add(offerLine(card, offer)));
    setAdding(false);
    if (!added) return;
    rememberSize(ownSize, table, offer.size.name);
    // A panel that closes while another opens is much work, so the tap answers first.
    await afterPaint();
    onClose();
    cart.setDrawerOpen(true);
  };

  const choose = (chosen: string) => {
    if (byArrows.current) setSlug(chosen);
    else void add(choice?.offers.find(({ size }) => size.slug === chosen));
  };

  return (
    <>
      {choice && (
        <div>
          <SizeChooser choice={choice} table={table} mine={mine} onChoose={choose} />
        </div>
      )}
      {choice?.chosen && (
        <Button wide size="large" loading={adding} onClick={() => void add(choice.chosen)}>
          В корзину
        </Button>
      )}
      {!choice && !fault && (
        <div css={waiting}>
          {card.sizes.map((size) => (
            <Skeleton key={size.slug} height={tokens.size.target} />
          ))}
        </div>
      )}
      {fault && (
        <Stack gap={3} align="start">
          <Text role="alert">{fault}</Text>
          <Button variant="secondary" onClick={retry}>
            Попробовать снова
          </Button>
        </Stack>
      )}
      <Stack gap={1} align="start">
        {found && goneSizes(found.items).length > 0 && (
          <Button variant="ghost" css={inLine} aria-haspopup="dialog" onClick={onNotify}>
            <BellIcon size={20} />
            Сообщить о поступлении
          </Button>
        )}
        <Link css={tall} href={`/product/${card.slug}`} onClick={onFollow}>
          Подробнее о товаре
        </Link>
      </Stack>
    </>
  );
});

/** Loads the product's offers and its size table whenever the sheet opens. */
function useSizes({ id, slug }: ProductCardFieldsFragment) {
  const [found, setFound] = useState<Found | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isOver = false;
    void askInBrowser(SizesToAddDocument, { slug, productId: id }).then(({ data, fault: lost }) => {
      if (isOver) return;
      setFound(data ? { items: data.product?.items ?? [], grid: data.sizeGrid } : null);
      setFault(lost?.message ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [id, slug, attempt]);

  const retry = () => {
    setFault(null);
    setAttempt(attempt + 1);
  };
  return { found, fault, retry };
}

/** Closes the sheet when the shopper goes elsewhere, such as by Back. */
function useClosedElsewhere(onClose: () => void): void {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
}
