/** What PostgreSQL takes and gives for every statement of `content`. `npm run statements` writes this file. */

export interface ContentStatements {
	announcement: {
		params: { now: Date; userId: string | null };
		row: {
			changesAt: Date | null;
			announcement: { id: string; text: string; href: string | null; tone: AnnouncementTone } | null;
		};
	};
	banners: {
		params: { place: string; always: string | null; now: Date };
		row: {
			changesAt: Date | null;
			items: {
				id: string;
				title: string;
				description: string;
				posterUrl: string;
				darkPosterUrl: string | null;
				mobilePosterUrl: string | null;
				href: string | null;
			}[];
		};
	};
	'blog-list': {
		params: { tag: string | null; limit: number | string; offset: number | string };
		row: { total: number; items: unknown[] };
	};
	'blog-tags': { params: None; row: { tag: string; articles: number } };
	'content-add-revision': {
		params: {
			entryId: string;
			number: number;
			title: string;
			description: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			tags: readonly string[];
			productSlugs: readonly string[];
			brandSlugs: readonly string[];
			seoTitle: string;
			seoDescription: string;
			seoKeywords: string;
			markdown: string;
			html: string;
			renderer: number;
			goods: readonly string[];
			pictures: readonly string[];
			readingMinutes: number;
			authorId: string;
		};
		row: never;
	};
	'content-hide': { params: { entryId: string }; row: { id: string } };
	'content-last-number': { params: { entryId: string }; row: { last: number } };
	'content-products': {
		params: { slugs: readonly string[]; brandSlugs: readonly string[]; most: number | string };
		row: { id: string };
	};
	'content-publish': {
		params: { publishAt: Date | null; isGiven: boolean; entryId: string; number: number };
		row: { number: number };
	};
	'content-rendered': { params: { html: string; renderer: number; revisionId: string }; row: never };
	'content-revision': {
		params: { revisionId: string };
		row: {
			id: string;
			slug: string;
			revisionId: string;
			title: string;
			description: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			tags: string[];
			readingMinutes: number;
			updatedAt: Date | null;
			publishedAt: Date | null;
			markdown: string;
			html: string;
			renderer: number;
			goods: string[];
			productSlugs: string[];
			brandSlugs: string[];
			seo: { title: string; description: string; keywords: string };
		};
	};
	'content-set-end': { params: { isGiven: boolean; finishAt: Date | null; entryId: string }; row: never };
	'content-shown': {
		params: { kind: ContentKind; slug: string };
		row: {
			id: string;
			slug: string;
			revisionId: string;
			title: string;
			description: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			tags: string[];
			readingMinutes: number;
			updatedAt: Date;
			publishedAt: Date | null;
			markdown: string;
			html: string;
			renderer: number;
			goods: string[];
			productSlugs: string[];
			brandSlugs: string[];
			seo: { title: string; description: string; keywords: string };
		};
	};
	'lock-redirects': { params: None; row: { locked: number } };
	'operator-all-redirects': {
		params: None;
		row: { kind: RedirectKind; source: string; target: string; permanent: boolean };
	};
	'operator-content-count': { params: { kind: ContentKind | null; search: string | null }; row: { total: number } };
	'operator-content-page': {
		params: { kind: ContentKind | null; search: string | null; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: ContentKind;
			slug: string;
			title: string;
			last: number;
			publishAt: Date | null;
			finishAt: Date | null;
			shown: number | null;
		};
	};
	'operator-content-versions': {
		params: { entryId: string };
		row: { number: number; title: string; authorId: string; createdAt: Date; publishAt: Date | null };
	};
	'operator-edit-announcement': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-banner': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-redirect': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-url-metadata': { params: { values: string; id: string }; row: { id: string } };
	'operator-last-text': {
		params: { entryId: string };
		row: {
			description: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			tags: string[];
			productSlugs: string[];
			brandSlugs: string[];
			seoTitle: string;
			seoDescription: string;
			seoKeywords: string;
		};
	};
	'operator-make-announcement': { params: { text: string }; row: { id: string } };
	'operator-make-banner': { params: { place: string; title: string; posterUrl: string }; row: { id: string } };
	'operator-make-content': { params: { kind: ContentKind; slug: string }; row: { id: string } };
	'operator-make-redirect': { params: { kind: RedirectKind; source: string; target: string }; row: { id: string } };
	'operator-make-url-metadata': { params: { url: string }; row: { id: string } };
	'operator-other-redirects': {
		params: { id: string | null };
		row: { kind: RedirectKind; source: string; target: string; permanent: boolean };
	};
	'operator-remove-announcement': { params: { id: string }; row: { id: string } };
	'operator-remove-banner': { params: { id: string }; row: { id: string } };
	'operator-remove-redirect': { params: { id: string }; row: { id: string } };
	'operator-remove-url-metadata': { params: { id: string }; row: { id: string } };
	'operator-rename-content': { params: { slug: string; id: string; kind: ContentKind }; row: { id: string } };
	'operator-save-redirects': { params: { rules: string }; row: { saved: number } };
	'redirect-rules': {
		params: { version: string | null };
		row: { version: string; rules: { kind: RedirectKind; source: string; target: string; status: 301 | 302 }[] | null };
	};
	'site-map-articles': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-articles-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'site-map-brands': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-brands-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'site-map-collections': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-collections-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'site-map-pages': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-pages-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'site-map-products': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-products-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'site-map-sections': {
		params: { limit: number; offset: number };
		row: { slug: string; name: string; updatedAt: Date; pictures: string[] };
	};
	'site-map-sections-summary': { params: None; row: { total: number; updatedAt: Date | null } };
	'text-add': { params: { kind: string; slug: string }; row: { id: string } };
	'text-known': { params: { kind: string; slug: string }; row: { id: string } };
	'url-metadata': {
		params: { url: string; first: string; slug: string };
		row: {
			metadata: { exact: boolean; name: string; title: string; description: string; keywords: string }[];
			subject:
				| {
						name: string;
						brand: string;
						description: unknown;
						seoTitle: string;
						seoDescription: string;
						seoKeywords: string;
				  }
				| { name: string; brand: ''; description: unknown; seoTitle: ''; seoDescription: ''; seoKeywords: '' }
				| {
						name: string;
						brand: '';
						description: unknown;
						seoTitle: boolean;
						seoDescription: boolean;
						seoKeywords: boolean;
				  }
				| null;
		};
	};
}

type None = Record<never, never>;

type AnnouncementTone = 'INFO' | 'SALE' | 'WARNING';

type ContentKind = 'ARTICLE' | 'PAGE';

type RedirectKind = 'EXACT' | 'PREFIX';
