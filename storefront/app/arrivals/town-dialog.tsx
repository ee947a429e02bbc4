import { css } from '@emotion/react';
import { Modal } from '@meet/ui-kit/modal';
import { Combobox } from '@meet/ui-kit/combobox';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useCities } from '../account/use-cities';
import { useArrivals } from './arrivals-context';

/** Space for the list of towns, which opens below the field inside the dialog. */
const roomForList = css({ minHeight: 280 });

export interface TownDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** Dialog to choose the town for which delivery dates are shown. */
export default observer(function TownDialog({ open, onOpenChange }: TownDialogProps) {
  const arrivals = useArrivals();
  const { cities, find, looking } = useCities();
  const [text, setText] = useState('');
  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Куда доставить">
      <div css={roomForList}>
        <Combobox
          label="Город"
          hint="По нему считаем, когда придёт заказ"
          placeholder="Начните вводить название"
          autoComplete="off"
          maxLength={100}
          options={cities}
          loading={looking}
          text={text}
          onTextChange={(typed) => {
            setText(typed);
            // The shop delivers only within Russia.
            find(typed, 'RU');
          }}
          value={null}
          onValueChange={(city) => {
            if (!city) return;
            arrivals.choose({ id: city.value, title: city.label });
            onOpenChange(false);
          }}
        />
      </div>
    </Modal>
  );
});
