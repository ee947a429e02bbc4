import type { LinksFunction } from 'react-router';
import { shopName } from '../../browser/shop-name';

export const blogFeedPath = '/blog/feed.xml';

export const blogTitle = () => `Блог магазина ${shopName()}`;
export const blogSummary = () => `Как выбирать, носить и беречь кроссовки и одежду: статьи магазина ${shopName()}.`;

/** The `link` element that points browsers and feed readers to the blog's feed. */
export const blogFeedLink: LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: blogTitle(), href: blogFeedPath },
];
