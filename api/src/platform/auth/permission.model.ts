import { registerEnumType } from '@nestjs/graphql';
import { Permission } from './permissions.js';

export { Permission };

registerEnumType(Permission, {
  name: 'Permission',
  description:
    'Permissions of a role, or scopes of an API client (a program with its own token). docs/calls.md lists the permission that each call needs.',
  valuesMap: {
    READ_CATALOGUE: {
      description:
        'May read products, brands, categories, collections, badges, the menu, sources of feeds, rules of the search and search reports.',
    },
    WRITE_CATALOGUE: {
      description:
        'May change products, their pictures, brands, categories, collections, badges, custom fields and rules of the search.',
    },
    WRITE_ITEMS: {
      description: 'May add and change product items; their stock and prices with STOCK and PRICES.',
    },
    MENU: { description: 'May change the menu.' },
    FEEDS: { description: 'May change sources of feeds, start their runs, and apply or discard runs.' },
    UPLOAD: { description: 'May upload pictures for use in other calls.' },
    STOCK: { description: 'May set the stock of product items.' },
    PRICES: { description: 'May set prices of product items.' },
    READ_ORDERS: {
      description: 'May read orders, including names, phone numbers and addresses, and sales reports.',
    },
    WRITE_ORDERS: {
      description:
        'May place orders for shoppers, change them, move their units, and set tracking numbers, marking codes and notes.',
    },
    REFUNDS: { description: 'May refund a sum of an order whose units the buyer keeps.' },
    RETURNS: { description: 'May read return requests and decide on them, including refunds.' },
    READ_SHOPPERS: { description: 'May read accounts of shoppers and their points ledgers.' },
    WRITE_SHOPPERS: {
      description:
        'May change what the shop notes about shoppers, such as their custom fields; people also names and contacts.',
    },
    EXPORT_SHOPPERS: { description: 'May write accounts of shoppers to a file.' },
    POINTS: { description: 'May add and remove points manually.' },
    REVIEWS: { description: 'May read, approve, reject and answer reviews and questions about products.' },
    REQUESTS: { description: 'May read and answer requests of partners and requests about a lower price elsewhere.' },
    AGREED_PRICES: { description: 'May agree on a special price with a shopper.' },
    CONTENT: {
      description: 'May read and change articles, banners, announcements and search-engine texts.',
    },
    REDIRECTS: { description: 'May read and change redirects.' },
    PROMOCODES: { description: 'May read, create and change promo codes.' },
    SETTINGS: { description: 'May change settings of the shop, such as its loyalty levels.' },
    DOCUMENTS: { description: 'May register documents of clients when releasing them.' },
    CLIENTS: { description: 'May read and change clients (front ends) and their keys.' },
    WEBHOOKS: { description: 'May read and change webhooks, and send their events again.' },
    PROGRAMS: { description: 'May create and revoke API clients (programs with their own tokens).' },
    ROLES: { description: 'May create roles and assign them to people.' },
    AUDIT: { description: 'May read the audit trail.' },
  },
});
