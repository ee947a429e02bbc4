import { CommandPalette, type CommandGroup } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../browser/language';
import type { Permission } from '../graphql/generated/graphql';
import { useFound } from '../graphql/use-found';
import { findGoods } from './find-goods';
import { digitsIn, findOrders } from './find-orders';
import { placeTexts } from './place-words';
import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  permissions: readonly Permission[];
}

/** Finds rooms and pages by their names and other words, orders by their number or the shopper's telephone and goods by their name or SKU, and goes there. */
export function Palette({ open, onOpenChange, permissions }: PaletteProps) {
  const texts = useTexts(shellTexts);
  const words = useTexts(placeTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found: goods, isLooking } = useFound(permissions.includes('READ_CATALOGUE') ? text : '', findGoods);
  const { found: orders } = useFound(permissions.includes('READ_ORDERS') ? digitsIn(text) : '', findOrders);
  const groups: CommandGroup[] = [
    {
      label: texts.goThere,
      answered: true,
      commands: placesFor(text, permissions, texts, words).map(({ value, label }) => ({
        value,
        label,
        onSelect: () => void navigate(value),
      })),
    },
    {
      label: texts.orders,
      answered: true,
      commands: orders.map(({ number, name, surname, phone }) => ({
        value: `order-${String(number)}`,
        label: texts.order(String(number)),
        detail: [name, surname, phone].filter(Boolean).join(' '),
        onSelect: () => void navigate(`/orders/${String(number)}`),
      })),
    },
    {
      label: texts.goods,
      answered: true,
      commands: goods.map(({ id, name, brands }) => ({
        value: id,
        label: name,
        detail: brands.join(', '),
        onSelect: () => void navigate(`/goods/${id}`),
      })),
    },
  ];

  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        if (!next) setText('');
        onOpenChange(next);
      }}
      label={texts.find}
      placeholder={texts.findHint}
      groups={groups}
      onQueryChange={setText}
      loading={isLooking}
      hotkey={false}
    />
  );
}
