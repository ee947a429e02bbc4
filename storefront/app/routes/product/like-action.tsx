import { LikeButton } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useFavourites } from '../../favourites/favourites-context';

/** The heart beside the product's name. */
export const LikeAction = observer(function LikeAction({ productId }: { productId: string }) {
  const favourites = useFavourites();
  return <LikeButton liked={favourites.has(productId)} onLikedChange={() => favourites.toggle(productId)} />;
});
