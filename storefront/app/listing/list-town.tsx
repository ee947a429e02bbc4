import { css } from '@emotion/react';
import { media, tokens, VisuallyHidden } from '@meet/ui-kit';
import { PinIcon } from '@meet/ui-kit/icons';
import { observer } from 'mobx-react-lite';
import { useArrivals } from '../arrivals/arrivals-context';
import { TownButton } from '../arrivals/town-button';

/**
 * Space for the town is reserved until the town is known, with the same width for all towns. On a phone it
 * is on a separate line, otherwise before the sort order.
 */
const place = css({
  gridColumn: '1 / -1',
  order: 1,
  height: tokens.size.target,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  [media.tablet]: { gridColumn: 2, order: 0 },
  [media.desktop]: { gridArea: '1 / 2', width: '15rem', textAlign: 'end' },
});
const flush = css({ paddingInline: 0 });

/** The town to which the delivery dates on the cards apply. A click opens a dialog to choose another town. */
export const ListTown = observer(function ListTown() {
  const { town, named, isServed } = useArrivals();
  const where = named ? `Сроки: ${town?.title}` : 'Сроки для\u00A0Москвы';
  return (
    <div css={place}>
      {town && (
        <TownButton css={flush}>
          <PinIcon size={20} />
          {isServed ? where : `Не\u00A0доставляем: ${town.title}`}
          <VisuallyHidden>, выбрать другой город</VisuallyHidden>
        </TownButton>
      )}
    </div>
  );
});
