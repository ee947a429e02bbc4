import { countOf, Heading, Link, Stack } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useFavourites } from './favourites-context';
import { goodsForms } from '../offers/goods-forms';

/** A link to the favourites, with their number once it is known from the account. */
export const FavouritesLine = observer(function FavouritesLine() {
  const { count } = useFavourites();
  return (
    <Stack direction="row" gap={4} justify="between" align="baseline" wrap>
      <Heading level={2} size="medium">
        Избранное
      </Heading>
      <Link href="/favorites">{count > 0 ? countOf(count, goodsForms) : 'Открыть'}</Link>
    </Stack>
  );
});
