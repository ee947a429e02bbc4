import type { Command } from 'commander';
import type { HeldBackPriceResolver } from './held-back-price.resolver.js';
import type { OperatorOffer } from './operator-offer.model.js';
import type { OperatorProduct } from './operator-product.model.js';
import { checked } from '../../operator/commands/checked.js';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { OperatorProductResolver } from './operator-product.resolver.js';
import type { ProductMatchResolver } from './product-match.resolver.js';
import { kopecks, paged, pageOf, placeOf, roubles, uuid, whole } from '../../operator/commands/typed-words.js';

export function addGoodsCommands(
  program: Command,
  {
    desk,
    show,
    by,
  }: CommandContext<keyof OperatorProductResolver | keyof HeldBackPriceResolver | keyof ProductMatchResolver>,
): void {
  const showOffer = async (id: string) => {
    const offers = await (await openProducts(desk)).offers([id]);
    show(offers.map((offer) => describe(offer)));
  };

  paged(program.command('products [search]'))
    .description('products by article, name or slug, those changed last first')
    .action(async (search: string | undefined, how: { page: number }) => {
      await by('products');
      const { items, pagination } = await (await openProducts(desk)).page({ search }, pageOf(how));
      const rows = items.map(({ id, slug, name, brands, active, items: offers }) => ({
        id,
        slug,
        name,
        brands: brands.join(', '),
        active,
        offers: offers.length,
        units: offers.reduce((sum, { stock }) => sum + stock, 0),
      }));
      show(rows, placeOf(pagination));
    });

  paged(program.command('offers <search>'))
    .description('offers by article, name or slug, with the ids that `stock` and `price` take')
    .action(async (search: string, how: { page: number }) => {
      await by('products');
      const { items, pagination } = await (await openProducts(desk)).page({ search }, pageOf(how));
      const rows = items.flatMap((product) => product.items.map((offer) => describe(offer, product)));
      show(rows, `products: ${placeOf(pagination)}`);
    });

  program
    .command('stock <item> <units>')
    .description('so many units there are of an offer')
    .action(async (item: string, units: string) => {
      const id = uuid(item);
      const { ItemStockInput } = await import('./operator-product.input.js');
      const stock = await checked(ItemStockInput, { id, stock: whole(units) });
      const operator = await by('setStock');
      await (await openOffers(desk)).stock(operator, [stock]);
      await showOffer(id);
    });

  program
    .command('price <item> [price]')
    .description('prices of an offer, roubles; what is not named stays. Feeds leave them from then on')
    .option('--old <price>', 'the price before the sale')
    .option('--no-old', 'there is none')
    .option('--loyalty <price>', 'for whoever is signed in')
    .option('--no-loyalty', 'there is none')
    .option('--feed', 'they are the feed’s again: its next import sets them')
    .action(async (item: string, price: string | undefined, how: PriceOptions) => {
      const id = uuid(item);
      const prices = {
        price: price === undefined ? undefined : kopecks(price),
        oldPrice: optional(how.old),
        loyaltyPrice: optional(how.loyalty),
      };
      const named = Object.values(prices).some((one) => one !== undefined);
      if (named === Boolean(how.feed)) throw new Error('Name a price, --old or --loyalty; or --feed alone.');
      const operator = await by(how.feed ? 'releasePrices' : 'setPrices');
      const offers = await openOffers(desk);
      if (how.feed) await offers.releasePrices(operator, [id]);
      else await offers.prices(operator, [{ id, ...prices }]);
      await showOffer(id);
    });

  paged(program.command('held-prices'))
    .description('prices of feeds that wait because they cannot be right, the oldest first')
    .action(async (how: { page: number }) => {
      await by('heldBackPrices');
      const { items, pagination } = await (await openHeldBack(desk)).page(pageOf(how));
      const rows = items.map(({ itemId, productName, size, externalId, price, comparedWith, expected, isNew }) => ({
        id: itemId,
        name: productName,
        size,
        externalId,
        price: roubles(price),
        expected: roubles(expected),
        comparedWith,
        isNew,
      }));
      show(rows, placeOf(pagination));
    });

  program
    .command('confirm-price <item> <price>')
    .description('lets a price of `held-prices` pass, roubles; a new offer goes on sale')
    .action(async (item: string, price: string) => {
      const { ConfirmedPriceInput } = await import('./held-back-price.input.js');
      const confirmed = await checked(ConfirmedPriceInput, { itemId: uuid(item), price: kopecks(price) });
      const operator = await by('confirmPrices');
      await (await openHeldBack(desk)).confirm(operator, [confirmed]);
      await showOffer(confirmed.itemId);
    });

  paged(program.command('matches'))
    .description('products of different sources that may be the same goods, the oldest question first')
    .action(async (how: { page: number }) => {
      await by('productMatches');
      const { items, pagination } = await (await openMatches(desk)).page(pageOf(how));
      const rows = items.map(({ product, other, code }) => ({
        code,
        product: product.id,
        name: product.name,
        of: product.sources.join(', '),
        other: other.id,
        otherName: other.name,
        otherOf: other.sources.join(', '),
      }));
      show(rows, placeOf(pagination));
    });

  program
    .command('match <product> <other>')
    .description('says that two products of `matches` are the same, or with --apart that they are not')
    .option('--apart', 'they are different goods')
    .action(async (product: string, other: string, { apart = false }: { apart?: boolean }) => {
      const operator = await by('decideProductMatch');
      const dto = { productId: uuid(product), otherId: uuid(other), same: !apart };
      const kept = await (await openMatches(desk)).decide(operator, dto);
      show([{ product: kept }]);
    });
}

interface PriceOptions {
  /** The old price in roubles; false removes it. */
  old?: string | boolean;
  loyalty?: string | boolean;
  feed?: boolean;
}

/**
 * Returns undefined if the option was not given: for an option that also has a `--no-…` form, commander sets `true`.
 */
function optional(said: string | boolean | undefined): number | null | undefined {
  if (said === false) return null;
  return typeof said === 'string' ? kopecks(said) : undefined;
}

function describe(offer: OperatorOffer, product?: OperatorProduct): object {
  return {
    id: offer.id,
    ...(product ? { name: product.name, slug: product.slug } : {}),
    article: offer.sku,
    size: offer.size,
    supplier: offer.supplier,
    price: roubles(offer.price),
    old: roubles(offer.oldPrice),
    loyalty: roubles(offer.loyaltyPrice),
    priceSetBy: offer.priceSetBy,
    stock: offer.stock,
    reserved: offer.reserved,
    active: offer.active,
  };
}

async function openProducts({ statements }: AdminDesk) {
  const { FindProducts } = await import('./find-products.js');
  const { ChangedProducts } = await import('./changed-products.js');
  return new FindProducts(statements, new ChangedProducts(statements));
}

async function openMatches({ statements, audit }: AdminDesk) {
  const { ProductMatches } = await import('./product-matches.js');
  return new ProductMatches(statements, audit);
}

async function openHeldBack({ statements, audit }: AdminDesk) {
  const { HeldBackPrices } = await import('./held-back-prices.js');
  return new HeldBackPrices(audit, statements);
}

async function openOffers({ statements, audit }: AdminDesk) {
  const { SetOffers } = await import('./set-offers.js');
  return new SetOffers(audit, statements);
}
