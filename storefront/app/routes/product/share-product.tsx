import { ShareButton } from '@meet/ui-kit';
import { brandNames, type Product } from './product-view';

// A default export, because the button is loaded with `React.lazy`, which needs one.
/** Opens the system's share menu; without one, copies the product's address. */
export default function ShareProduct({ product }: { product: Product }) {
  return (
    <ShareButton
      variant="ghost"
      title={`${brandNames(product)} ${product.name}`.trim()}
      url={`/product/${product.slug}`}
    />
  );
}
