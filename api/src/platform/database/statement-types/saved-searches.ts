/** What PostgreSQL takes and gives for every statement of `saved-searches`. `npm run statements` writes this file. */

export interface SavedSearchesStatements {
	'restocks-forget': { params: { most: number | string }; row: never };
	'saved-search-arrivals': {
		params: { since: Date; until: Date; most: number | string };
		row: { productId: string; publishedAt: Date; sizes: { slug: string; since: number }[] };
	};
	'saved-search-edit': {
		params: { name: string; notify: boolean; id: string };
		row: { id: string; name: string; query: string | null; filter: unknown; notify: boolean; createdAt: Date };
	};
	'saved-search-indexed': { params: None; row: { until: Date } };
	'saved-search-known': { params: { userId: string; conditionHash: Buffer }; row: { notify: boolean } };
	'saved-search-mailbox': { params: { userId: string }; row: { email: string | null } };
	'saved-search-one': { params: { userId: string; id: string }; row: { name: string; notify: boolean } };
	'saved-search-remove': { params: { userId: string; id: string }; row: { removed: number } };
	'saved-search-save': {
		params: {
			userId: string;
			name: string;
			query: string | null;
			filter: string;
			conditionHash: Buffer;
			notify: boolean;
		};
		row: { id: string; name: string; query: string | null; filter: unknown; notify: boolean; createdAt: Date };
	};
	'saved-search-sections': { params: { slugs: readonly string[] }; row: { slug: string; name: string | null } };
	'saved-search-subscribe': { params: { userId: string }; row: never };
	'saved-searches-count': { params: { userId: string }; row: { searches: number; notices: number } };
	'saved-searches-forget-shopper': { params: { userId: string }; row: never };
	'saved-searches-lock': { params: { userId: string }; row: { locked: number } };
	'saved-searches-of-shopper': {
		params: { userId: string };
		row: { id: string; name: string; query: string | null; filter: unknown; notify: boolean; createdAt: Date };
	};
	'saved-searches-stop': { params: { userId: string }; row: { stopped: number } };
	'search-news-due': {
		params: { restSeconds: number; most: number | string };
		row: { userId: string; dueAfter: Date };
	};
	'search-news-recipient': {
		params: { productIds: readonly string[]; userId: string };
		row: { email: string | null; locale: string | null; names: string[] };
	};
	'search-news-rest': { params: { userId: string; dueAfter: Date }; row: { own: number } };
	'search-news-searches': {
		params: { userIds: readonly string[] };
		row: { id: string; userId: string; query: string | null; filter: unknown; seenUntil: Date };
	};
	'search-news-seen': { params: { until: Date; ids: readonly string[] }; row: never };
	'search-news-taken': { params: { userId: string; dueAfter: Date }; row: { own: number } };
}

type None = Record<never, never>;
