import type { LinksFunction } from 'react-router';

export const blogFeedPath = '/blog/feed.xml';

export const blogSummary = 'Как выбирать, носить и беречь кроссовки и одежду: статьи магазина Meet.';

/** Tells browsers and readers where the feed of the blog is. */
export const blogFeedLink: LinksFunction = () => [
  { rel: 'alternate', type: 'application/atom+xml', title: 'Блог Meet', href: blogFeedPath },
];
