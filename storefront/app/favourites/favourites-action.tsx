import { countOf, IconLink } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { goodsForms } from '../offers/goods-forms';
import { useSession } from '../session/session-context';
import { useFavourites } from './favourites-context';

/** The heart in the header, with the number of favourites. */
export const FavouritesAction = observer(function FavouritesAction() {
  const favourites = useFavourites();
  const { signedIn } = useSession();

  useEffect(() => favourites.followOtherTabs(), [favourites]);

  useEffect(() => {
    if (signedIn) void favourites.refresh();
    else favourites.leave();
  }, [favourites, signedIn]);

  const { count } = favourites;
  const label = count > 0 ? `Избранное, ${countOf(count, goodsForms)}` : 'Избранное';
  return <IconLink icon="heart" label={label} count={count} href="/favorites" />;
});
