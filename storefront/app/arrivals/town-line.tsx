import { css } from '@emotion/react';
import { Text, tokens } from '@meet/ui-kit';
import { PinIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useArrivals } from './arrivals-context';
import { TownButton } from './town-button';

const line = css({
  display: 'flex',
  gap: tokens.space[3],
  marginTop: tokens.space[3],
  '& svg': { flex: 'none', marginTop: 1 },
});
/** Aligns the text of a ghost button with the line above. */
const inLine = css({ marginInlineStart: `calc(-1 * ${tokens.space[5]})` });

/** The town to which the shown dates apply, with a button to choose another one. */
export const TownLine = observer(function TownLine() {
  const { town, named, isServed } = useArrivals();
  if (!town) return null;
  // The town of the shown days. It remains the former town until the days of the chosen town are loaded.
  const words = named ? `Город: ${town.title}` : 'Сроки для Москвы: город не\u00A0выбран';
  return (
    <div css={line}>
      <PinIcon size={20} />
      <div>
        <Text size="small">{isServed ? words : `${words}, сюда не\u00A0доставляем`}</Text>
        <TownButton css={inLine}>{named ? 'Изменить город' : 'Выбрать город'}</TownButton>
      </div>
    </div>
  );
});
