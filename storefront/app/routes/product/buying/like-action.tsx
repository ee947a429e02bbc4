import { LikeButton } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { tell } from '../../../analytics/tell';
import { useFavourites } from '../../../favourites/favourites-context';
import { productItem, type Product } from '../product-view';

/** The heart beside the product's name. */
export const LikeAction = observer(function LikeAction({ product }: { product: Product }) {
  const favourites = useFavourites();
  const liked = favourites.has(product.id);

  const toggle = () => {
    if (!liked) tell({ name: 'add_to_wishlist', items: [productItem(product)] });
    void favourites.toggle(product.id);
  };

  return <LikeButton liked={liked} onLikedChange={toggle} />;
});
