import { css } from '@emotion/react';
import { Button, tokens } from '@meet/ui-kit';
import { Modal } from '@meet/ui-kit/modal';
import { Combobox } from '@meet/ui-kit/combobox';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useCities } from '../account/use-cities';
import { useBackCloses } from '../browser/use-back-closes';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CitiesDocument } from '../graphql/generated/graphql';
import type { Town } from './arrivals-store';
import { useArrivals } from './arrivals-context';

/** Space for the largest towns and for the list of towns, which opens below the field inside the dialog. */
const roomForList = css({ minHeight: 348 });

const large = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: tokens.space[2],
  marginBlockStart: tokens.space[4],
});

/** The shop delivers only within Russia. */
const country = 'RU';

export interface TownDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** Dialog to choose the town for which delivery dates are shown. The largest towns need no typing. */
export default observer(function TownDialog({ open, onOpenChange }: TownDialogProps) {
  useBackCloses(open, onOpenChange);
  const arrivals = useArrivals();
  const { cities, find, looking } = useCities();
  const [text, setText] = useState('');
  const largest = useLargestTowns();
  const choose = (town: Town) => {
    arrivals.choose(town);
    onOpenChange(false);
  };
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
            find(typed, country);
          }}
          value={null}
          onValueChange={(city) => city && choose({ id: city.value, title: city.label })}
        />
        {text.trim() === '' && (
          <div role="group" aria-label="Крупные города" css={large}>
            {largest.map(({ id, title }) => (
              <Button key={id} variant="secondary" onClick={() => choose({ id, title })}>
                {title}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Modal>
  );
});

/** The largest towns of the country: the API's answer to a query without text. */
function useLargestTowns(): readonly Town[] {
  const [towns, setTowns] = useState<readonly Town[]>([]);
  useEffect(() => {
    let isOver = false;
    void askInBrowser(CitiesDocument, { query: '', countryId: country }).then(({ data }) => {
      if (!isOver && data) setTowns(data.findCity);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return towns;
}
