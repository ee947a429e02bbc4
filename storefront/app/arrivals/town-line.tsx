import { css } from '@emotion/react';
import { Button, Text, tokens } from '@meet/ui-kit';
import { PinIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { lazyPart } from '../builds/lazy-part';
import { useWasOpened } from '../browser/use-was-opened';
import { useArrivals } from './arrivals-context';
import type { TownDialogProps } from './town-dialog';

// The dialog's code is loaded when it is first opened.
const TownDialog = lazyPart<TownDialogProps>(() => import('./town-dialog'), 'panel');

const line = css({
  display: 'flex',
  gap: tokens.space[3],
  marginTop: tokens.space[3],
  '& svg': { flex: 'none', marginTop: 1 },
});
/** Aligns the text of a ghost button with the line above. */
const inLine = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** The town that the dates are for, with a button to name another. */
export const TownLine = observer(function TownLine() {
  const { town, named, isServed } = useArrivals();
  const [open, setOpen] = useState(false);
  const wasOpened = useWasOpened(open);
  if (!town) return null;
  // The town of the days shown, which is the former one until those of the named town have come.
  const words = named ? `Город: ${town.title}` : 'Сроки для Москвы: город не\u00A0выбран';
  return (
    <div css={line}>
      <PinIcon size={20} />
      <div>
        <Text size="small">{isServed ? words : `${words}, сюда не\u00A0доставляем`}</Text>
        <Button css={inLine} variant="ghost" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {named ? 'Изменить город' : 'Выбрать город'}
        </Button>
      </div>
      {wasOpened && (
        <Suspense>
          <TownDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </div>
  );
});
