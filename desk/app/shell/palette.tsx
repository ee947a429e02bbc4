import { Combobox, Modal, type ComboboxOption } from '@meet/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../browser/language';
import type { Permission } from '../graphql/generated/graphql';
import { placesFor } from './places-for';
import { shellTexts } from './shell-words';

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  permissions: readonly Permission[];
}

/** Finds rooms by their name and orders by their number, and goes there. */
export function Palette({ open, onOpenChange, permissions }: PaletteProps) {
  const texts = useTexts(shellTexts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const options = placesFor(text, permissions, texts);

  const go = (option: ComboboxOption | null) => {
    if (!option) return;
    onOpenChange(false);
    setText('');
    void navigate(option.value);
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title={texts.find}>
      <Combobox
        label={texts.find}
        labelHidden
        placeholder={texts.findHint}
        options={options}
        text={text}
        onTextChange={setText}
        value={null}
        onValueChange={go}
        freeText
      />
    </Modal>
  );
}
