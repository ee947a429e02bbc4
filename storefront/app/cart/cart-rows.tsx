import { CartLine, CartLineSkeleton, Divider, QuantityStepper, type CartLineProps } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { isOneSize, withComma } from '../offers/size-name';
import { arrivesWords } from '../arrivals/arrival-words';
import { useArrivals } from '../arrivals/arrivals-context';
import { brandName } from '../offers/brand-name';
import { useCartStore } from './cart-context';
import { useSession } from '../session/session-context';
import type { CartLine as Line, GoneLine } from './cart-line';
import { expectedItem, lineTerms } from './line-terms';

const states = { SOLD: 'sold', RESERVED: 'reserved', GONE: 'withdrawn', UNAVAILABLE: 'sold' } as const;

const look = ({ slug, name, brand = '', size, picture }: Omit<GoneLine, 'id' | 'reason'>) => ({
  href: `/product/${slug}`,
  name,
  brand,
  picture,
  sizeName: isOneSize(size) ? null : withComma(size),
});

interface CartRowsProps {
  headingLevel: CartLineProps['headingLevel'];
}

/**
 * Cart lines in the order in which they were added. Recently removed lines keep their place; unavailable ones come
 * last.
 */
export const CartRows = observer(function CartRows({ headingLevel = 3 }: CartRowsProps) {
  const cart = useCartStore();
  const rows: { id: string; row: ReactNode }[] = cart.present.map((line) => ({
    id: line.id,
    row: <PresentRow line={line} headingLevel={headingLevel} />,
  }));
  for (const { line, index } of cart.ghosts) {
    rows.splice(index, 0, { id: line.id, row: <GhostRow line={line} headingLevel={headingLevel} /> });
  }
  for (const line of cart.gone) rows.push({ id: line.id, row: <GoneRow line={line} headingLevel={headingLevel} /> });
  return rows.map(({ id, row }, index) => (
    <Fragment key={id}>
      {index > 0 && <Divider />}
      {row}
    </Fragment>
  ));
});

interface RowProps<Shown> extends CartRowsProps {
  line: Shown;
}

const PresentRow = observer(function PresentRow({ line, headingLevel = 3 }: RowProps<Line>) {
  const cart = useCartStore();
  const session = useSession();
  const item = cart.items.get(line.id);
  const arrivals = useArrivals();
  const speed = item?.deliverySpeed ?? line.seen?.deliverySpeed;
  const days = speed && arrivals.isOwnTown && arrivals.of(speed);
  // Until the shop responds, the line's own quantity is used, so that space for its stepper is reserved.
  const most = item?.quantityMax ?? line.quantity;
  return (
    <CartLine
      {...look(item ? { ...line, brand: brandName(item.brands) } : line)}
      {...lineTerms(item ?? expectedItem(line), { seenPrice: line.price, signedIn: session.signedIn })}
      delivery={days && arrivesWords(days)}
      quantity={Math.max(most, line.quantity) > 1 && <Quantity line={line} most={most} />}
      checked={line.checked}
      loading={cart.busy.has(line.id)}
      onCheckedChange={(checked) => cart.setChecked([line.id], checked)}
      onRemove={() => cart.remove(line.id)}
      headingLevel={headingLevel}
    />
  );
});

/** The stepper of an offer that allows more than one unit, or allowed it when the line was added. */
const Quantity = observer(function Quantity({ line, most }: { line: Line; most: number }) {
  const cart = useCartStore();
  return (
    <QuantityStepper
      label={`Сколько: ${line.name}`}
      labelHidden
      value={cart.quantityOf(line)}
      max={most}
      hint={line.quantity > most ? `Не больше ${most}\u00A0шт.` : undefined}
      onValueChange={(quantity) => cart.setQuantity(line.id, quantity)}
    />
  );
});

const GhostRow = observer(function GhostRow({ line, headingLevel = 3 }: RowProps<Line>) {
  const cart = useCartStore();
  return (
    <CartLine
      {...look(line)}
      price={line.price}
      checked={false}
      onCheckedChange={() => undefined}
      onRemove={() => undefined}
      removed
      onRestore={() => cart.restore(line.id)}
      headingLevel={headingLevel}
    />
  );
});

const GoneRow = observer(function GoneRow({ line, headingLevel = 3 }: RowProps<GoneLine>) {
  const cart = useCartStore();
  return (
    <CartLine
      {...look(line)}
      price={0}
      state={states[line.reason]}
      {...(line.reason === 'UNAVAILABLE' ? { reason: 'Сейчас не купить: раскуплен или в\u00A0брони' } : {})}
      checked={false}
      onCheckedChange={() => undefined}
      onRemove={() => cart.remove(line.id)}
      headingLevel={headingLevel}
    />
  );
});

/** Placeholders for lines that are still loading. */
export function CartRowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <Fragment key={index}>
      {index > 0 && <Divider />}
      <CartLineSkeleton />
    </Fragment>
  ));
}
