import type { LinksFunction } from 'react-router';

export const blogFeedPath = '/blog/feed.xml';

export const blogSummary = 'Как выбирать, носить и беречь кроссовки и одежду: статьи магазина Meet.';

/** The `link` element that points browsers and feed readers to the blog's feed. */
export const blogFeedLink: LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: 'Блог Meet', href: blogFeedPath },
];
