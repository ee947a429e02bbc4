import { ShareButton } from '@meet/ui-kit';
import { brandNames, type Product } from './product-view';

// A default export, because the button is loaded with `React.lazy`, which needs one.
/** Opens the menu of the system for sharing; where there is none, it copies the address of the product. */
export default function ShareProduct({ product }: { product: Product }) {
  return (
    <ShareButton
      variant="ghost"
      title={`${brandNames(product)} ${product.name}`.trim()}
      url={`/product/${product.slug}`}
    />
  );
}
