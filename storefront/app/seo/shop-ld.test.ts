import { missingProperties } from '../testing/missing-properties';
import { organizationLd, returnPolicyLd, webSiteLd } from './shop-ld';

const absolute = (path: string) => `https://meet.example${path}`;
const nothingSet = { phone: null, email: null, legalName: null, inn: null, legalAddress: null, social: [] };

describe('organizationLd', () => {
  it('organizationLd has contacts, address and return terms when they are set', () => {
    const set = {
      phone: '+74950000000',
      email: 'a@meet.example',
      legalName: 'ООО «Мит»',
      inn: '7700000000',
      legalAddress: 'Москва',
    };
    const ld = organizationLd({ returnDays: 14, social: [{ href: 'https://t.me/meet' }], ...set }, absolute);
    expect(ld['@type']).toBe('Organization');
    expect(
      missingProperties(ld, [
        ...['name', 'url', 'logo', 'telephone', 'email', 'legalName', 'taxID'],
        ...['contactPoint.telephone', 'contactPoint.email', 'address.streetAddress', 'address.addressCountry'],
        'hasMerchantReturnPolicy.merchantReturnDays',
        'sameAs',
      ]),
    ).toEqual([]);
  });

  it('organizationLd omits properties that the shop has not set', () => {
    expect(Object.keys(organizationLd({ returnDays: 0, ...nothingSet }, absolute))).toEqual([
      ...['@context', '@type', '@id', 'name', 'url', 'logo'],
    ]);
  });
});

it('returnPolicyLd follows the shop’s settings', () => {
  expect(returnPolicyLd({ returnDays: 30 }, absolute)).toMatchObject({
    merchantReturnDays: 30,
    applicableCountry: 'RU',
  });
  expect(returnPolicyLd({ returnDays: 0 }, absolute)).toBeNull();
});

it('webSiteLd describes the shop’s search with a URL template for queries', () => {
  const ld = webSiteLd(absolute);
  expect(
    missingProperties(ld, ['name', 'url', 'potentialAction.target.urlTemplate', 'potentialAction.query-input']),
  ).toEqual([]);
  expect(ld.potentialAction.target.urlTemplate).toBe('https://meet.example/search?query={search_term_string}');
});
