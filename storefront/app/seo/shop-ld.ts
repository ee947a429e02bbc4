import { shopName } from '../browser/shop-name';
import type { ShopFactsFragment } from '../graphql/generated/graphql';
import type { Absolute } from './structured-data';

const shopId = (absolute: Absolute): string => `${absolute('/')}#shop`;

/** Structured data of the shop's search box (https://schema.org/WebSite). */
export function webSiteLd(absolute: Absolute) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shopName(),
    url: absolute('/'),
    inLanguage: 'ru',
    publisher: { '@id': shopId(absolute) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absolute('/search')}?query={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** The seller (https://schema.org/Organization). Details that are not set are omitted. */
export function organizationLd(shop: ShopFactsFragment, absolute: Absolute) {
  const { phone, email, legalName, inn, legalAddress, social } = shop;
  const returns = returnPolicyLd(shop, absolute);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': shopId(absolute),
    name: shopName(),
    url: absolute('/'),
    logo: absolute('/favicon.svg'),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...((phone || email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        availableLanguage: 'Russian',
        ...(phone && { telephone: phone }),
        ...(email && { email }),
      },
    }),
    ...(legalName && { legalName }),
    ...(inn && { taxID: inn }),
    ...(legalAddress && {
      address: { '@type': 'PostalAddress', addressCountry: 'RU', streetAddress: legalAddress },
    }),
    ...(social.length > 0 && { sameAs: social.map(({ href }) => href) }),
    ...(returns && { hasMerchantReturnPolicy: returns }),
  };
}

/**
 * The return policy (https://schema.org/MerchantReturnPolicy) as in the shop's documents: by mail, at the buyer's cost
 * unless the product is faulty. Null if the settings allow no returns.
 */
export function returnPolicyLd({ returnDays }: Pick<ShopFactsFragment, 'returnDays'>, absolute: Absolute) {
  if (returnDays === 0) return null;
  return {
    '@type': 'MerchantReturnPolicy',
    '@id': `${absolute('/')}#returns`,
    applicableCountry: 'RU',
    returnPolicyCountry: 'RU',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnDays,
    merchantReturnLink: absolute('/info/offer/retail-sale'),
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}
