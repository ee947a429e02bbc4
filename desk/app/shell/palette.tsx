import { CommandPalette, type CommandGroup } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../browser/language';
import type { Permission } from '../graphql/generated/graphql';
import { useFound } from '../graphql/use-found';
import { findGoods } from './find-goods';
import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  permissions: readonly Permission[];
}

/** Finds rooms by their name, orders by their number and goods by their name or SKU, and goes there. */
export function Palette({ open, onOpenChange, permissions }: PaletteProps) {
  const texts = useTexts(shellTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { found: goods, isLooking } = useFound(permissions.includes('READ_CATALOGUE') ? text : '', findGoods);
  const groups: CommandGroup[] = [
    {
      label: texts.goThere,
      answered: true,
      commands: placesFor(text, permissions, texts).map(({ value, label }) => ({
        value,
        label,
        onSelect: () => void navigate(value),
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
