/** What PostgreSQL takes and gives for every statement. `npm run statements` writes this file. */

export interface StatementTypes {
	'address-add': {
		params: {
			userId: string;
			countryId: string;
			cityId: string | null;
			city: string;
			street: string;
			house: string;
			building: string | null;
			apartment: string | null;
			index: string | null;
		};
		row: {
			id: string;
			userId: string;
			countryId: string;
			cityId: string | null;
			city: string;
			street: string;
			house: string;
			building: string | null;
			apartment: string | null;
			index: string | null;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'address-book-lock': { params: { userId: string }; row: { '?column?': number } };
	'allow-units': { params: { offers: string }; row: { productId: string } };
	announcement: {
		params: { now: Date };
		row: {
			changesAt: Date | null;
			announcement: { id: string; text: string; href: string | null; tone: AnnouncementTone } | null;
		};
	};
	'api-client-documents': { params: { clientId: string }; row: { hash: string; text: string } };
	'api-clients-active': {
		params: None;
		row: {
			id: string;
			key: string;
			previousKey: string | null;
			origins: string[];
			returnAddresses: string[];
			orderUrl: string | null;
			productUrl: string | null;
			limitPercent: number;
			documentsOnly: boolean;
			documentsVersion: number;
		};
	};
	'apply-scheduled-prices': { params: { ids: readonly string[]; now: Date }; row: { itemId: string } };
	'ask-of-matches': { params: { matches: string }; row: never };
	'badge-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	banners: {
		params: { place: string; now: Date };
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
	'begin-change-set': { params: { source: string; kept: number; title: string }; row: { id: string } };
	'begin-rehearsal': { params: None; row: { changeSet: string | null } };
	'belongs-to-change-set': { params: { changeSet: string }; row: { changeSet: string | null } };
	'blog-list': {
		params: { tag: string | null; limit: number | string; offset: number | string };
		row: { total: number; items: unknown[] };
	};
	'blog-tags': { params: None; row: { tag: string; articles: number } };
	'brand-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'brand-named': { params: { name: string; slug: string }; row: { slug: string; name: string } };
	'brands-by-spelling': {
		params: { keys: readonly string[]; names: readonly string[] };
		row: { slug: string; name: string; id: string };
	};
	'bulk-apply-prices': {
		params: { jobId: string; from: number; until: number; actorId: string };
		row: { applied: number; unchanged: number; refused: number };
	};
	'bulk-apply-stock': {
		params: { jobId: string; from: number; until: number };
		row: { applied: number; unchanged: number; refused: number };
	};
	'bulk-backlog': {
		params: None;
		row: {
			kind: BulkJobKind;
			waiting: number;
			running: number;
			done: number;
			waitingRows: number;
			oldestSeconds: number;
		};
	};
	'bulk-claim': {
		params: None;
		row: { id: string; kind: BulkJobKind; actorId: string; byProgram: boolean; handled: number; total: number };
	};
	'bulk-count-open': { params: None; row: { open: number } };
	'bulk-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'bulk-insert-job': {
		params: {
			kind: BulkJobKind;
			by: string;
			byProgram: boolean;
			idempotencyKey: string;
			rowsHash: Buffer;
			total: number;
		};
		row: { id: string };
	};
	'bulk-insert-rows': { params: { rows: string; jobId: string }; row: never };
	'bulk-job': {
		params: { id: string };
		row: {
			id: string;
			kind: BulkJobKind;
			idempotencyKey: string;
			sentBy: string;
			total: number;
			handled: number;
			applied: number;
			unchanged: number;
			refused: number;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
		};
	};
	'bulk-jobs-count': { params: { kind: BulkJobKind | null }; row: { total: number } };
	'bulk-jobs-page': {
		params: { kind: BulkJobKind | null; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: BulkJobKind;
			idempotencyKey: string;
			sentBy: string;
			total: number;
			handled: number;
			applied: number;
			unchanged: number;
			refused: number;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
		};
	};
	'bulk-known': {
		params: { rowsHash: Buffer; by: string; idempotencyKey: string };
		row: { id: string; same: boolean };
	};
	'bulk-lock-offers': { params: { jobId: string; from: number; until: number }; row: { locked: number } };
	'bulk-move-on': {
		params: { until: number; applied: number; unchanged: number; refused: number; id: string };
		row: never;
	};
	'bulk-rows-count': { params: { id: string; outcome: BulkOutcome | null }; row: { total: number } };
	'bulk-rows-page': {
		params: { id: string; outcome: BulkOutcome | null; limit: number | string; offset: number | string };
		row: {
			position: number;
			id: string | null;
			sku: string | null;
			externalId: string | null;
			itemId: string | null;
			price: number | null;
			oldPrice: number | null;
			loyaltyPrice: number | null;
			stock: number | null;
			difference: number | null;
			outcome: BulkOutcome | null;
			refusal: BulkRefusal | null;
			reserved: number | null;
		};
	};
	'bulk-take-lock': { params: None; row: { locked: number } };
	'cart-add': { params: { userId: string; itemId: string }; row: { '?column?': number } };
	'cart-clear': { params: { userId: string }; row: never };
	'cart-keep-promocode': { params: { userId: string; promocodeId: string }; row: never };
	'cart-lock': { params: { userId: string }; row: never };
	'cart-merge': { params: { itemIds: readonly string[]; userId: string }; row: never };
	'cart-no-promocode': { params: { userId: string }; row: never };
	'cart-read': {
		params: { userId: string };
		row: { promocode: string | null; itemIds: string[]; quantities: number[] };
	};
	'cart-remove': { params: { userId: string; itemId: string }; row: never };
	'cart-set-quantity': { params: { userId: string; itemId: string; quantity: number }; row: { '?column?': number } };
	'cart-take-out': { params: { userId: string; itemIds: readonly string[] }; row: never };
	'catalogue-state': { params: None; row: { state: string | null } };
	'category-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'category-mapping': {
		params: { source: string; feedCategory: string };
		row: {
			source: string;
			feedCategory: string;
			path: string[];
			category: string;
			categoryName: string;
			state: CategoryMappingState;
			products: number;
		};
	};
	'category-mapping-confirm': { params: { categoryId: string; source: string; feedCategory: string }; row: never };
	'category-mapping-move-goods': {
		params: {
			category: string | null;
			type: string | null;
			subType: string | null;
			source: string;
			feedCategory: string;
			from: string;
		};
		row: never;
	};
	'category-mapping-present': { params: { source: string; feedCategory: string }; row: { categoryId: string } };
	'category-mapping-remove-emptied': { params: { id: string }; row: never };
	'category-mappings-count': {
		params: { source: string | null; state: CategoryMappingState | null };
		row: { total: number };
	};
	'category-mappings-page': {
		params: {
			source: string | null;
			state: CategoryMappingState | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			source: string;
			feedCategory: string;
			path: string[];
			category: string;
			categoryName: string;
			state: CategoryMappingState;
			products: number;
		};
	};
	'category-with-children': { params: { slug: string; level: number }; row: { slug: string } };
	'changed-categories': { params: None; row: { product: string; before: string | null; after: string | null } };
	'changed-prices': { params: None; row: { product: string; size: string; before: number; after: number } };
	'changed-sales': { params: None; row: { id: string; product: string; size: string; onSale: boolean } };
	'claim-categories': { params: { categories: string }; row: never };
	'claim-change-set': { params: { id: string }; row: { id: string } };
	'close-absent-pickup-points': { params: { provider: string; listed: readonly string[] }; row: never };
	'close-pickup-points': { params: { provider: string }; row: never };
	'code-attempt': {
		params: { windowSeconds: number; recipientHash: Buffer; mostInMonth: number; most: number };
		row: { codeHash: Buffer; failuresMonth: number };
	};
	'code-consume': { params: { recipientHash: Buffer; codeHash: Buffer }; row: { recipientHash: Buffer } };
	'code-forget': { params: None; row: never };
	'code-issue': {
		params: { recipientHash: Buffer; codeHash: Buffer; mostInMonth: number; most: number };
		row: { cooldownUntil: Date };
	};
	'code-move-back': { params: { hours: number; recipientHashes: readonly Buffer[] }; row: never };
	'code-state': {
		params: { mostInMonth: number; most: number; recipientHash: Buffer };
		row: { lockedUntil: Date | null; cooldownUntil: Date };
	};
	'code-withdraw': { params: { recipientHash: Buffer; codeHash: Buffer }; row: never };
	'collection-page': {
		params: { collectionId: string; limit: number | string; offset: number | string };
		row: { total: number; productIds: string[] };
	};
	'collection-products': { params: { slug: string }; row: { id: string; products: string[] } };
	collections: {
		params: { shown: number | string; slug: string | null; now: Date };
		row: {
			id: string;
			slug: string;
			title: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			description: string;
			active: boolean;
			publishAt: Date | null;
			finishAt: Date | null;
			productIds: string[];
		};
	};
	'color-pallete-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'commerce-faults': { params: None; row: { fault: string; of: string } };
	'commerceml-keep-goods': { params: { source: string; goods: string }; row: { goodId: string } };
	'commerceml-known-goods': { params: { source: string; ids: readonly string[] }; row: { id: string; known: unknown } };
	'confirm-held-back-price': { params: { id: string; price: number | string }; row: { itemId: string } };
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
	'cooperative-letter-request': {
		params: { requestId: string };
		row: { email: string; otherEmail: string | null; answer: string | null; isConfirmed: boolean; waiting: number };
	};
	'cooperative-request-add': {
		params: {
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
		};
		row: { id: string };
	};
	'cooperative-request-decide': {
		params: { state: RequestState; answer: string; id: string };
		row: { '?column?': number };
	};
	'cooperative-request-open': {
		params: { inn: string };
		row: { id: string; email: string; phone: string; otherEmail: string | null };
	};
	'cooperative-request-repeat': { params: { otherSender: string | null; id: string }; row: never };
	'cooperative-request-state': { params: { id: string }; row: { state: RequestState } };
	'cooperative-request-take-up': { params: { id: string }; row: { '?column?': number } };
	'cooperative-requests-forget': { params: { userId: string }; row: never };
	'cooperative-requests-of': {
		params: { userId: string };
		row: {
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			createdAt: Date;
			answeredAt: Date | null;
		};
	};
	'count-documents': { params: None; row: { documents: number; latest: string } };
	'count-on-sale': { params: { sources: readonly string[] }; row: { count: number } };
	'count-pending-pictures': { params: None; row: { total: number } };
	'count-picture-addresses': { params: { states: readonly string[] }; row: { total: number } };
	'count-searches': {
		params: {
			queries: readonly string[];
			searches: readonly number[];
			found: readonly number[];
			nearest: readonly boolean[];
		};
		row: never;
	};
	'custom-field-add-values': { params: { ownerId: string; owner: CustomFieldOwner; values: string }; row: never };
	'custom-field-find-reference': { params: { id: string | null; slug: string; type: string }; row: { id: string } };
	'custom-field-options': { params: { ids: readonly string[] }; row: { fieldId: string; slug: string } };
	'custom-field-present-values': {
		params: { ownerId: string; fieldIds: readonly string[] };
		row: {
			fieldId: string;
			text: string | null;
			number: number | null;
			flag: boolean | null;
			option: string | null;
			referenceId: string | null;
		};
	};
	'custom-field-remove-values': { params: { ownerId: string; fieldIds: readonly string[] }; row: never };
	'custom-field-values': {
		params: { all: boolean; ids: readonly string[]; visible: readonly CustomFieldVisibility[] };
		row: {
			owner: CustomFieldOwner;
			ownerId: string;
			type: CustomFieldType;
			code: string;
			name: string;
			nameEn: string | null;
			unit: string | null;
			text: string | null;
			number: number | null;
			flag: boolean | null;
			options: { slug: string | null; name: string | null; nameEn: string | null }[];
			reference: unknown;
		};
	};
	'custom-fields-forget-shopper': { params: { userId: string }; row: never };
	'custom-fields-lock-shopper': { params: { userId: string }; row: { locked: number } };
	'delete-collection-products': { params: { id: string }; row: never };
	'delete-directory-filters': { params: { id: string }; row: never };
	'delete-pictures': { params: { productIds: readonly string[] }; row: never };
	'delete-product-badges': { params: { productIds: readonly string[] }; row: never };
	'delete-product-brands': { params: { productIds: readonly string[] }; row: never };
	'delete-product-colours': { params: { productIds: readonly string[] }; row: never };
	'delete-properties': { params: { productIds: readonly string[] }; row: { productId: string } };
	'delete-seo-tags': { params: { productIds: readonly string[] }; row: { productId: string } };
	'delete-size-grid-rows': { params: { id: string }; row: never };
	'demo-buyers-add': { params: { buyers: string }; row: { id: string } };
	'demo-orders-add': { params: { orders: string }; row: { id: string } };
	'demo-orders-sell': { params: None; row: { id: string } };
	'demo-orders-without-review': { params: None; row: { number: number; userId: string; productId: string } };
	'demo-review-date': { params: { days: number; minutes: number; id: string }; row: { id: string } };
	'demo-review-upload': { params: { keys: readonly string[]; userId: string }; row: { id: string } };
	'demo-review-vote': { params: { votes: string }; row: { userId: string } };
	'directory-filters': { params: { slug: string }; row: { id: string; filters: unknown[] } };
	'directory-list': {
		params: None;
		row: {
			id: string;
			slug: string;
			name: string;
			position: number;
			logoUrl: string | null;
			filters: { name: string; position: number; filterType: DirectoryFilterType; value: string | null }[];
		};
	};
	'edit-role': { params: { values: string; id: string }; row: { id: string } };
	'emptied-products': {
		params: { left: string };
		row: { id: string; slug: string; to: string; toSlug: string; externalId: string };
	};
	'end-change-set': { params: { id: string; state: ChangeSetState }; row: { id: string } };
	'end-offers': { params: { keys: string; records: string; named: string }; row: { productId: string } };
	'end-products': { params: { products: string }; row: { n: number; externalId: string; offers: number } };
	'end-unnamed': { params: { records: string }; row: never };
	'exchange-latest-run': { params: { sessionId: string }; row: { runId: string } };
	'exchange-order-find': { params: { id: string; number: string }; row: { uuid: string } };
	'exchange-orders': {
		params: { source: string; uuids: readonly string[] };
		row: {
			uuid: string;
			number: number;
			status: OrderStatus;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			deliveryPrice: number;
			userId: string | null;
			address: unknown;
			pickupPoint: unknown;
			paidAt: Date | null;
			createdAt: Date;
			updatedAt: Date;
			units: {
				offer: string;
				article: string | null;
				name: string;
				size: string;
				price: number;
				sold: number;
				status: OrderStatus;
				deliveryIsoCode: string;
			}[];
		};
	};
	'exchange-orders-given': { params: { cursor: string; sessionId: string }; row: never };
	'exchange-orders-taken': { params: { source: string; sessionId: string }; row: never };
	'exchange-orders-taken-so-far': { params: { source: string }; row: { ordersCursor: string } };
	'exchange-part-add': {
		params: { sessionId: string; about: string; name: string; key: string; bytes: number };
		row: never;
	};
	'exchange-parts-give': { params: { runId: string; ids: readonly (number | string)[] }; row: never };
	'exchange-parts-unread': { params: { sessionId: string }; row: { id: string; name: string; key: string } };
	'exchange-program': { params: { name: string }; row: { id: string } };
	'exchange-program-add': { params: { name: string; tokenHash: Buffer }; row: never };
	'exchange-sale-parts': { params: { sessionId: string; name: string }; row: { key: string } };
	'exchange-session-add': { params: { tokenHash: Buffer }; row: never };
	'exchange-session-count': {
		params: { bytes: number | string; sessionId: string; most: number | string };
		row: { id: string };
	};
	'exchange-session-lock': { params: { sessionId: string }; row: { id: string } };
	'exchange-session-use': { params: { tokenHash: Buffer }; row: { id: string } };
	'exchange-sessions-forget': { params: { ids: readonly string[] }; row: never };
	'exchange-sessions-old': { params: { most: number }; row: { id: string; keys: string[] } };
	'existing-products': {
		params: { keys: string };
		row: {
			n: number;
			id: string;
			slug: string;
			fingerprint: string | null;
			groupId: string | null;
			offersOnly: boolean | null;
			held: boolean;
		};
	};
	'export-badges': {
		params: None;
		row: {
			record: {
				kind: 'badge';
				slug: string;
				title: string;
				textColour: string;
				backgroundColour: string;
				logoUrl: string | null;
			};
		};
	};
	'export-brands': {
		params: None;
		row: {
			record: {
				kind: 'brand';
				slug: string;
				name: string;
				positionScore: number;
				logoUrl: string | null;
				description: string;
			};
		};
	};
	'export-categories': {
		params: None;
		row: {
			record: {
				kind: 'category';
				slug: string;
				name: string;
				parent: string | null;
				position: number;
				weightGrams: number | null;
				googleProductCategory: number | null;
			};
		};
	};
	'export-collections': {
		params: None;
		row: {
			record: {
				kind: 'collection';
				slug: string;
				title: string;
				posterUrl: string | null;
				darkPosterUrl: string | null;
				description: string;
				active: boolean;
				publishAt: unknown;
				finishAt: unknown;
				position: number;
				products: unknown;
			};
		};
	};
	'export-count-open': { params: { actorId: string }; row: { open: number } };
	'export-count-products': { params: None; row: { total: number } };
	'export-directories': {
		params: None;
		row: {
			record: {
				kind: 'directory';
				slug: string;
				name: string;
				position: number;
				logoUrl: string | null;
				filters: { name: string; filterType: DirectoryFilterType; value: string | null }[];
			};
		};
	};
	'export-end': {
		params: {
			rows: number;
			bytes: number | string | null;
			failure: ExportFailure | null;
			id: string;
			attempts: number;
		};
		row: never;
	};
	'export-file': {
		params: { id: string; hours: number };
		row: { actorId: string; kind: ExportKind; format: ExportFormat; bytes: number | null; createdAt: Date };
	};
	'export-forget': { params: { hours: number; batch: number | string }; row: { deleted: number } };
	'export-goods': {
		params: {
			after: string | null;
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			limit: number | string;
		};
		row: {
			key: string;
			sku: string | null;
			externalId: string | null;
			name: string;
			slug: string;
			brands: string;
			category: string;
			colours: string;
			size: string;
			supplier: string;
			price: number | null;
			oldPrice: number | null;
			loyaltyPrice: number | null;
			stock: number;
			reserved: number;
			active: boolean;
		};
	};
	'export-insert': {
		params: { kind: ExportKind; format: ExportFormat; filter: string; actorId: string };
		row: { id: string };
	};
	'export-jobs': {
		params: { actorId: string; id: string | null; hours: number };
		row: {
			id: string;
			kind: ExportKind;
			format: ExportFormat;
			rows: number;
			bytes: number | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			failure: ExportFailure | null;
		};
	};
	'export-orders': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			before: number | null;
			limit: number | string;
		};
		row: {
			key: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			paidAt: Date | null;
			buyer: string | null;
			phone: string;
			email: string | null;
			city: string;
			address: string | null;
			paymentType: PaymentType;
			goods: string;
			units: number;
			price: number;
			discountValue: number;
			paidByBonuses: number;
			deliveryPrice: number;
			totalPrice: number;
			refunded: number;
			promocode: string | null;
			comment: string | null;
		};
	};
	'export-product': {
		params: { source: string; id: string };
		row: {
			record: {
				kind: 'product';
				source: string;
				externalId: string;
				slug: string;
				name: string;
				description: string;
				model: { slug: string; name: string } | null;
				brands: { name: string; slug: string }[];
				category: { name: string; slug: string }[];
				colours: { name: string; slug: string; hex: string }[];
				sex: Sex;
				children: boolean;
				derived: string[] | null;
				seasons: Season[];
				material: Material[];
				active: boolean;
				meetPrice: boolean;
				newArrival: boolean;
				sizeGuide: string | null;
				bonusCalcState: BonusCalcState;
				publishedAt: unknown;
				unitSold: number;
				viewCount: number;
				lastSoldAt: unknown;
				properties: unknown;
				seoTags: unknown;
				badges: unknown;
				images: { url: string; alt: string }[];
				items: {
					externalId: string | null;
					sku: string | null;
					barcode: string | null;
					size: string;
					supplier: { name: string; type: SupplierType; isoCode: string };
					deliveryIsoCode: string;
					active: boolean;
					stock: number;
					feedStock: number;
					maxPerOrder: number;
					price: number;
					oldPrice: number | null;
					loyaltyPrice: number | null;
					scheduledPrices: { from: unknown; to: unknown; price: number; oldPrice: number | null }[];
					bonusCalcState: BonusCalcState | null;
				}[];
			};
		};
	};
	'export-products': {
		params: { source: string; after: string | null; limit: number };
		row: {
			id: string;
			record: {
				kind: 'product';
				source: string;
				externalId: string;
				slug: string;
				name: string;
				description: string;
				model: { slug: string; name: string } | null;
				brands: { name: string; slug: string }[];
				category: { name: string; slug: string }[];
				colours: { name: string; slug: string; hex: string }[];
				sex: Sex;
				children: boolean;
				derived: string[] | null;
				seasons: Season[];
				material: Material[];
				active: boolean;
				meetPrice: boolean;
				newArrival: boolean;
				sizeGuide: string | null;
				bonusCalcState: BonusCalcState;
				publishedAt: unknown;
				unitSold: number;
				viewCount: number;
				lastSoldAt: unknown;
				properties: unknown;
				seoTags: unknown;
				badges: unknown;
				images: { url: string; alt: string }[];
				items: {
					externalId: string | null;
					sku: string | null;
					barcode: string | null;
					size: string;
					supplier: { name: string; type: SupplierType; isoCode: string };
					deliveryIsoCode: string;
					active: boolean;
					stock: number;
					feedStock: number;
					maxPerOrder: number;
					price: number;
					oldPrice: number | null;
					loyaltyPrice: number | null;
					scheduledPrices: { from: unknown; to: unknown; price: number; oldPrice: number | null }[];
					bonusCalcState: BonusCalcState | null;
				}[];
			};
		};
	};
	'export-renew': { params: { rows: number; leaseSeconds: number; id: string; attempts: number }; row: { id: string } };
	'export-retry': { params: { waitSeconds: number; counts: boolean; id: string; attempts: number }; row: never };
	'export-shoppers': {
		params: {
			accessLevel: AccessLevel | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			after: string | null;
			limit: number | string;
		};
		row: {
			key: string;
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'export-size-grids': {
		params: None;
		row: {
			record: {
				kind: 'sizeGrid';
				slug: string;
				sex: Sex;
				children: boolean;
				brand: string | null;
				category: string | null;
				rows: { eu: string | null; uk: string | null; us: string | null; cm: string | null; height: string | null }[];
			};
		};
	};
	'export-take': {
		params: { leaseSeconds: number; most: number | string };
		row: { id: string; kind: ExportKind; format: ExportFormat; filter: unknown; attempts: number };
	};
	'export-take-lock': { params: { actorId: string }; row: { locked: number } };
	'favourite-find': { params: { userId: string; productId: string }; row: { found: number } };
	'favourite-remove': { params: { userId: string; productId: string }; row: { removed: number } };
	'favourites-add': {
		params: { userId: string; productIds: readonly string[]; room: number | string };
		row: { productId: string };
	};
	'favourites-all': { params: { userId: string }; row: { productId: string } };
	'favourites-count': { params: { userId: string }; row: { count: number } };
	'favourites-forget-shopper': { params: { userId: string }; row: never };
	'favourites-lock': { params: { userId: string }; row: { locked: number } };
	'feed-run': {
		params: { id: string };
		row: {
			id: string;
			sourceId: string;
			state: FeedRunState;
			cause: FeedRunCause;
			startedBy: string | null;
			fileName: string | null;
			fileBytes: number | null;
			phase: string | null;
			done: number;
			total: number;
			plan: unknown;
			columns: unknown;
			counts: unknown;
			report: string[];
			code: string | null;
			message: string | null;
			supersededBy: string | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			undoable: boolean;
		};
	};
	'feed-run-add': {
		params: {
			sourceId: string;
			cause: FeedRunCause;
			by: string;
			byProgram: boolean;
			fileKey: string | null;
			fileName: string | null;
			fileBytes: number | null;
		};
		row: { id: string };
	};
	'feed-run-add-file': {
		params: { key: string; name: string; bytes: number; source: string; format: string };
		row: { id: string };
	};
	'feed-run-apply': { params: { id: string }; row: { id: string } };
	'feed-run-change-sets': { params: { id: string }; row: { id: string } };
	'feed-run-decided': { params: { sourceId: string; hash: Buffer }; row: { id: string; state: FeedRunState } };
	'feed-run-discard': { params: { id: string }; row: { id: string } };
	'feed-run-end': {
		params: {
			state: FeedRunState;
			code: string | null;
			message: string | null;
			counts: string | null;
			plan: string | null;
			columns: string | null;
			report: readonly string[];
			id: string;
			attempts: number;
		};
		row: { id: string };
	};
	'feed-run-file-of': {
		params: { runId: string; sourceId: string };
		row: { fileKey: string | null; fileName: string | null; fileBytes: number | null };
	};
	'feed-run-for-letter': {
		params: { runId: string };
		row: { id: string; state: FeedRunState; source: string; code: string | null; message: string | null };
	};
	'feed-run-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'feed-run-forget-files': { params: { kept: number }; row: never };
	'feed-run-is-news': { params: { runId: string }; row: { sourceId: string } };
	'feed-run-keep-change-set': { params: { changeSet: string; id: string }; row: never };
	'feed-run-keep-file': {
		params: {
			fileKey: string;
			name: string;
			bytes: number;
			hash: Buffer;
			etag: string | null;
			lastModified: string | null;
			id: string;
			attempts: number;
		};
		row: never;
	};
	'feed-run-keep-validators': { params: { id: string }; row: never };
	'feed-run-progress-of': {
		params: { id: string };
		row: {
			id: string;
			state: FeedRunState;
			phase: string | null;
			done: number;
			total: number;
			code: string | null;
			message: string | null;
			counts: unknown;
		};
	};
	'feed-run-renew': {
		params: {
			leaseSeconds: number;
			phase: string;
			done: number | string;
			total: number | string;
			id: string;
			attempts: number;
		};
		row: { id: string };
	};
	'feed-run-retry': { params: { waitSeconds: number; isAttempt: boolean; id: string; attempts: number }; row: never };
	'feed-run-schedule': { params: { most: number | string }; row: { id: string } };
	'feed-run-state': { params: { id: string }; row: { state: FeedRunState; supersededBy: string | null } };
	'feed-run-supersede': { params: { id: string }; row: never };
	'feed-run-take': {
		params: { leaseSeconds: number; most: number | string };
		row: {
			id: string;
			sourceId: string;
			attempts: number;
			cause: FeedRunCause;
			approved: boolean;
			fileKey: string | null;
			fileName: string | null;
			fileBytes: number | null;
			source: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			etag: string | null;
			lastModified: string | null;
		};
	};
	'feed-run-unfinished': { params: { sourceId: string }; row: { id: string } };
	'feed-run-upload': { params: { uploadId: string }; row: { fileName: string; bytes: number } };
	'feed-runs-count': { params: { sourceId: string }; row: { total: number } };
	'feed-runs-page': {
		params: { sourceId: string; limit: number | string; offset: number | string };
		row: {
			id: string;
			sourceId: string;
			state: FeedRunState;
			cause: FeedRunCause;
			startedBy: string | null;
			fileName: string | null;
			fileBytes: number | null;
			phase: string | null;
			done: number;
			total: number;
			plan: unknown;
			columns: unknown;
			counts: unknown;
			report: string[];
			code: string | null;
			message: string | null;
			supersededBy: string | null;
			createdAt: Date;
			startedAt: Date | null;
			finishedAt: Date | null;
			undoable: boolean;
		};
	};
	'feed-source-add': {
		params: {
			name: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: string;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
		};
		row: { id: string };
	};
	'feed-source-add-for-files': { params: { name: string; format: string; defaultStock: number }; row: never };
	'feed-source-change': {
		params: {
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: string;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
			id: string;
			name: string;
		};
		row: { id: string };
	};
	'feed-source-known': {
		params: { id: string };
		row: {
			name: string;
			format: string;
			url: string | null;
			credentials: string | null;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
		};
	};
	'feed-source-pause-of-run': { params: { id: string }; row: never };
	'feed-source-read-anew': { params: { id: string }; row: never };
	'feed-source-remove': { params: { id: string }; row: never };
	'feed-source-to-run': { params: { sourceId: string }; row: { hasAddress: boolean } };
	'feed-sources': {
		params: { id: string | null };
		row: {
			id: string;
			name: string;
			format: string;
			url: string | null;
			hasCredentials: boolean;
			supplier: string | null;
			shipsFrom: string;
			currency: string;
			rates: unknown;
			defaultStock: number;
			complete: boolean;
			vanishPercent: number;
			movedPercent: number;
			everyMinutes: number | null;
			paused: boolean;
			nextRunAt: Date | null;
			createdAt: Date;
		};
	};
	'find-index-snapshot': { params: { name: string }; row: { version: string } };
	'find-product': {
		params: { userId: string | null; slug: string };
		row: {
			id: string;
			slug: string;
			name: string;
			description: string;
			aiName: string | null;
			aiDescription: string | null;
			active: boolean;
			children: boolean;
			meetPrice: boolean;
			newArrival: boolean;
			sizeGuide: string | null;
			bonusCalcState: BonusCalcState;
			unitSold: number;
			sex: Sex;
			lists: { seasons: Season[]; material: Material[] };
			publishedAt: Date;
			createdAt: Date;
			updatedAt: Date;
			chargePercentage: number;
			model: { id: string; slug: string; name: string } | null;
			personalPrices: { itemId: string; price: number; units: number; used: number; expiresAt: string }[];
			productCategory: { id: string; slug: string; name: string; level: number; position: number } | null;
			productType: { id: string; slug: string; name: string; level: number; position: number } | null;
			productSubType: { id: string; slug: string; name: string; level: number; position: number } | null;
			brands: {
				id: string;
				slug: string;
				name: string;
				positionScore: number;
				logoUrl: string | null;
				description: string;
				createdAt: string;
				updatedAt: string;
			}[];
			images: {
				id: string;
				url: string;
				alt: string;
				position: number;
				colour: string | null;
				preview: string | null;
			}[];
			videos: { url: string; position: number }[];
			reviewCount: number;
			ratingSum: number;
			properties: {
				factoryDate: string | null;
				modelName: string | null;
				material: string | null;
				paddingMaterial: string | null;
				sole: string | null;
				additionalInfo: string | null;
				sex: string | null;
				seasons: string | null;
				packaging: string | null;
				fasteningType: string | null;
				functionality: string | null;
				toeStyle: string | null;
				shagHeight: string | null;
				heelType: string | null;
			} | null;
			seoTags: { title: string; description: string; keywords: string } | null;
			colorPalletes: { id: string; slug: string; name: string; hex: string }[];
			badges: {
				id: string;
				slug: string;
				title: string;
				logoUrl: string | null;
				colours: { text: string; background: string };
			}[];
			items: {
				id: string;
				productId: string;
				sizeId: string;
				sku: string | null;
				size: { id: string; slug: string; name: string };
				deliveryIsoCode: string;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				priceDetails: {
					price: number;
					oldPrice: number | null;
					loyaltyPrice: number | null;
					bonusCalcState: BonusCalcState;
					supplier: { id: string; name: string; type: SupplierType; isoCode: string };
				};
			}[];
		};
	};
	'find-section': {
		params: { slug: string };
		row: {
			directory: {
				name: string;
				filters: { name: string; position: number; filterType: DirectoryFilterType; value: string | null }[];
			} | null;
			category: string | null;
		};
	};
	'find-sections': {
		params: { slugs: readonly string[] };
		row: {
			slug: string;
			directory: {
				name: string;
				filters: { name: string; position: number; filterType: DirectoryFilterType; value: string | null }[];
			} | null;
			category: {
				slug: string;
				name: string;
				ancestors: { slug: string; name: string }[];
				children: { slug: string; name: string }[];
			} | null;
		};
	};
	'find-size-grid': {
		params: { productId: string };
		row: {
			id: string;
			sex: Sex;
			children: boolean;
			rows: { eu: string | null; uk: string | null; us: string | null; cm: string | null; height: string | null }[];
		};
	};
	'first-administrator-lock': { params: None; row: { locked: number } };
	'first-administrator-make': { params: { id: string }; row: never };
	'first-administrator-other': { params: None; row: { id: string } };
	'follow-documents': {
		params: { after: number | string; limit: number | string };
		row: { productId: string; version: string; deleted: boolean; document: unknown };
	};
	'forget-offers': { params: { productIds: readonly string[] }; row: never };
	'forget-searches': { params: { days: number }; row: never };
	'former-role': { params: { userId: string }; row: { accessLevel: AccessLevel; permissions: string[] | null } };
	'fresh-categories': { params: None; row: { id: string; slug: string; source: string; products: string[] } };
	'goods-on-sale': { params: None; row: { goods: unknown } };
	'has-imported': { params: { source: string }; row: { found: number } };
	'held-back-prices-count': { params: None; row: { total: number } };
	'held-back-prices-page': {
		params: { limit: number | string; offset: number | string };
		row: {
			itemId: string;
			productId: string;
			productName: string;
			size: string;
			externalId: string | null;
			price: number;
			oldPrice: number | null;
			comparedWith: PriceComparison;
			expected: number;
			isNew: boolean;
			heldAt: Date;
		};
	};
	holds: {
		params: { phone: string; userId: string | null; address: string; network: string };
		row: {
			orderUuid: string;
			itemId: string;
			price: string;
			stock: number;
			maxPerOrder: number;
			ofPhone: boolean;
			ofAccount: boolean;
			ofAddress: boolean;
			ofNetwork: boolean;
			phoneConfirmed: boolean;
			agreed: boolean;
			expiresAt: Date;
		};
	};
	'holds-lock': {
		params: { phone: string; userId: string | null; holders: readonly string[] };
		row: { pg_advisory_xact_lock: string; owner: boolean };
	};
	'insert-badges': { params: { badges: string }; row: never };
	'insert-brands': { params: { named: string }; row: never };
	'insert-categories': { params: { categories: string }; row: never };
	'insert-collection-products': { params: { id: string; productIds: readonly string[] }; row: never };
	'insert-colours': { params: { colours: string }; row: never };
	'insert-directory-filters': { params: { id: string; filters: string }; row: never };
	'insert-models': { params: { named: string }; row: never };
	'insert-offers': { params: { offers: string }; row: never };
	'insert-pictures': { params: { pictures: string }; row: never };
	'insert-product-badges': { params: { links: string }; row: never };
	'insert-product-brands': { params: { links: string }; row: never };
	'insert-product-colours': { params: { links: string }; row: never };
	'insert-products': { params: { products: string }; row: never };
	'insert-size-grid-rows': { params: { id: string; rows: string }; row: never };
	'insert-sizes': { params: { sizes: string }; row: never };
	'insert-source': { params: { source: string; externalId: string; productId: string }; row: never };
	'insert-suppliers': { params: { suppliers: string }; row: never };
	'item-cards': {
		params: { userId: string | null; itemIds: readonly string[] };
		row: {
			id: string;
			productId: string;
			slug: string;
			name: string;
			size: { slug: string; name: string };
			brands: { slug: string; name: string }[];
			available: boolean;
			maxPerOrder: number;
			free: number;
			images: { url: string; alt: string; position: number }[];
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			bonusCalcState: BonusCalcState;
			chargePercentage: number;
			personalPrice: string | null;
			personalUnits: number | null;
		};
	};
	'keep-category-mappings': { params: { mappings: string }; row: never };
	'kept-prices': {
		params: { offers: string };
		row: { productId: string; size: string; price: number; feedPrice: number; at: string; by: string };
	};
	'known-device-add': { params: { recipientHash: Buffer; deviceHash: Buffer }; row: never };
	'known-device-find': { params: { deviceHash: Buffer }; row: { id: string } };
	'known-device-replace-token': { params: { new: Buffer; old: Buffer }; row: never };
	'known-devices-forget-recipients': { params: { hashes: readonly Buffer[] }; row: never };
	'known-devices-of-recipient': { params: { recipientHash: Buffer }; row: { id: string } };
	'late-messages': {
		params: { states: readonly string[] | null; before: number | string | null; limit: number | string };
		row: {
			id: string;
			topic: string;
			news: string | null;
			orderUuid: string | null;
			orderNumber: number | null;
			state: string;
			budget: string;
			createdAt: Date;
			waitsUntil: Date | null;
			endedAt: Date | null;
		};
	};
	'late-messages-count': { params: { states: readonly string[] | null }; row: { total: number } };
	'latest-change-sets': {
		params: { limit: number };
		row: { id: string; source: string; title: string; state: ChangeSetState; startedAt: Date; rows: number };
	};
	'lead-on': { params: { products: string }; row: never };
	likeness: { params: { productId: string }; row: { document: unknown; price: number | null } };
	'list-brands': {
		params: { query: string | null; slug: string | null; limit: number | string; offset: number | string };
		row: {
			total: number;
			items: {
				id: string;
				slug: string;
				name: string;
				positionScore: number;
				logoUrl: string | null;
				description: string;
				createdAt: string;
				updatedAt: string;
			}[];
		};
	};
	'live-any-waiting': { params: None; row: { waiting: number } };
	'live-forget': { params: { hours: number; limit: number | string }; row: { count: number } };
	'live-lock': { params: None; row: { mine: number } };
	'live-next': {
		params: { after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-number': { params: { limit: number | string }; row: { count: number; woken: string } };
	'live-of-order': {
		params: { uuid: string; after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-of-queue': {
		params: { after: number | string; limit: number | string };
		row: {
			position: string;
			subjectType: string;
			subjectId: string;
			userId: string | null;
			isNew: boolean;
			occurredAt: Date;
		};
	};
	'live-of-shopper': {
		params: { userId: string; subjectType: string; after: number | string; limit: number | string };
		row: { position: string; subjectType: string; subjectId: string; userId: string; isNew: boolean; occurredAt: Date };
	};
	'live-standing': { params: None; row: { head: string; forgotten: string } };
	'live-wait-for-lock': { params: None; row: { mine: number } };
	'lock-announcement': { params: { id: string }; row: { locked: number } };
	'lock-badge': { params: { id: string }; row: { locked: number } };
	'lock-banner': { params: { id: string }; row: { locked: number } };
	'lock-brand': { params: { id: string }; row: { locked: number } };
	'lock-brands': { params: None; row: { locked: number } };
	'lock-bulk-job': { params: { id: string }; row: { locked: number } };
	'lock-categories': { params: None; row: never };
	'lock-category': { params: { id: string }; row: { locked: number } };
	'lock-category-tree': { params: None; row: never };
	'lock-client': { params: { id: string }; row: { locked: number } };
	'lock-collection': { params: { id: string }; row: { locked: number } };
	'lock-content': { params: { id: string }; row: { locked: number } };
	'lock-cooperative-request': { params: { id: string }; row: { locked: number } };
	'lock-custom-field': { params: { id: string }; row: { locked: number } };
	'lock-custom-field-declarations': { params: None; row: { locked: number } };
	'lock-custom-fields': {
		params: { owner: CustomFieldOwner; codes: readonly string[] };
		row: { id: string; code: string; type: CustomFieldType; multiple: boolean; min: number | null; max: number | null };
	};
	'lock-directory': { params: { id: string }; row: { locked: number } };
	'lock-export': { params: { id: string }; row: { locked: number } };
	'lock-external-id': { params: { source: string; externalId: string }; row: { locked: number } };
	'lock-feed-run': { params: { id: string }; row: { locked: number } };
	'lock-feed-source': { params: { id: string }; row: { locked: number } };
	'lock-loyalty-levels': { params: { id: string | null }; row: { locked: number } };
	'lock-meet-price-request': { params: { id: string }; row: { locked: number } };
	'lock-menu': { params: None; row: { locked: number } };
	'lock-offers-of': { params: { productId: string }; row: { locked: number } };
	'lock-order': { params: { id: string }; row: { locked: number } };
	'lock-outbox': { params: { id: string | null }; row: { locked: number } };
	'lock-product': { params: { id: string }; row: { locked: number } };
	'lock-product-item': { params: { id: string }; row: { locked: number } };
	'lock-program': { params: { id: string }; row: { locked: number } };
	'lock-promocode': { params: { id: string }; row: { locked: number } };
	'lock-redirect': { params: { id: string }; row: { locked: number } };
	'lock-redirects': { params: None; row: { locked: number } };
	'lock-return': { params: { id: string }; row: { locked: number } };
	'lock-review': { params: { id: string }; row: { locked: number } };
	'lock-role': { params: { id: string }; row: { locked: number } };
	'lock-scheduled-prices-due': { params: { now: Date; most: number }; row: { id: string } };
	'lock-shopper': { params: { id: string }; row: { locked: number } };
	'lock-sources': { params: { sources: readonly string[] }; row: { locked: number } };
	'lock-url-metadata': { params: { id: string }; row: { locked: number } };
	'lock-webhook': { params: { id: string }; row: { locked: number } };
	'loyalty-level': {
		params: { userId: string };
		row: { name: string; chargePercentage: number; chargeOffPercentage: number; requiredSpentAmount: string };
	};
	'loyalty-open': { params: { userId: string }; row: never };
	'loyalty-terms': {
		params: { userId: string };
		row: { chargePercentage: number; chargeOffPercentage: number; bonusesAvailable: number };
	};
	'made-rows': { params: None; row: { relation: string; name: string } };
	'make-categories': { params: { categories: string }; row: never };
	'make-role': {
		params: { name: string; permissions: readonly ProgramScope[]; requiresSecondFactor: boolean };
		row: { id: string };
	};
	'mapped-categories': {
		params: { sources: readonly string[]; slugs: readonly string[] };
		row: { source: string; feedCategory: string; path: unknown };
	};
	'meet-price-add': {
		params: {
			userId: string | null;
			phone: string;
			productId: string;
			itemId: string | null;
			link: string | null;
			text: string;
			bodyHash: Buffer;
		};
		row: { id: string };
	};
	'meet-price-decided': {
		params: { id: string };
		row: {
			state: RequestState;
			userId: string | null;
			phone: string;
			productId: string;
			itemId: string | null;
			isTold: boolean;
		};
	};
	'meet-price-news': {
		params: { requestId: string };
		row: {
			phone: string;
			notifyBySms: boolean;
			email: string | null;
			isConfirmed: boolean;
			state: RequestState;
			answer: string | null;
			name: string;
			slug: string;
			sizeName: string | null;
			price: string | null;
			expiresAt: Date | null;
			waiting: number;
		};
	};
	'meet-price-offer': { params: { itemId: string; productId: string }; row: { price: string } };
	'meet-price-open': { params: { bodyHash: Buffer }; row: { id: string } };
	'meet-price-own': {
		params: { userId: string; limit: number | string; offset: number | string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-own-count': { params: { userId: string }; row: { total: number } };
	'meet-price-product': { params: { itemId: string | null; productId: string }; row: { hasItem: boolean } };
	'meet-price-request': {
		params: { id: string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-requests-forget': { params: { userId: string }; row: never };
	'meet-price-requests-of': {
		params: { userId: string };
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'meet-price-set-pictures': { params: { imageUrls: readonly string[]; id: string }; row: never };
	'meet-price-set-state': { params: { state: RequestState; answer: string | null; id: string }; row: never };
	'meet-products': { params: { records: string }; row: { n: number; id: string; code: string; isSure: boolean } };
	'menu-is-owned': { params: None; row: { owned: boolean } };
	'merge-offers': { params: { offers: string }; row: { productId: string } };
	'merge-prices': { params: { offers: string; overwrite: boolean }; row: { productId: string } };
	'merge-products-common-source': { params: { from: string; to: string }; row: { source: string } };
	'merge-products-join-offers': { params: { to: string; from: string }; row: never };
	'merge-products-join-sources': { params: { to: string; from: string }; row: never };
	'merge-products-offers': { params: { from: string }; row: { id: string; sizeId: string } };
	'migrations-applied': { params: None; row: { name: string } };
	'migrations-table': { params: None; row: { exists: boolean } };
	'model-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'model-of-slug': { params: { slug: string }; row: { name: string } };
	'move-categories': { params: { paths: string }; row: never };
	'move-favourites': { params: { products: string }; row: never };
	'move-goods-to-categories': { params: { paths: string }; row: never };
	'move-notices': { params: { moved: string }; row: never };
	'move-notices-of-products': { params: { products: string }; row: never };
	'move-offers': { params: { offers: string }; row: never };
	'move-places': { params: { products: string }; row: never };
	'move-products': { params: { paths: string }; row: never };
	'move-requests': { params: { ids: readonly string[] }; row: never };
	'move-requests-of-products': { params: { products: string }; row: never };
	'name-index-snapshot': { params: { name: string; version: number | string }; row: never };
	'notice-add-guest': {
		params: {
			kind: StockNoticeKind;
			productId: string;
			sizeId: string;
			userId: string | null;
			email: string | null;
			recipientHash: Buffer | null;
			price: number | string | null;
			days: number;
		};
		row: { id: string };
	};
	'notice-add-shopper': {
		params: {
			kind: StockNoticeKind;
			productId: string;
			sizeId: string;
			userId: string | null;
			email: string | null;
			recipientHash: Buffer | null;
			price: number | string | null;
			days: number;
		};
		row: { id: string };
	};
	'notice-forget': { params: { id: string }; row: never };
	'notice-mailbox': { params: { userId: string }; row: { email: string | null } };
	'notice-one': {
		params: { id: string };
		row: {
			id: string;
			kind: StockNoticeKind;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
	'notice-size': { params: { productId: string; sizeId: string }; row: { isAvailable: boolean; price: string | null } };
	'notice-to-send': {
		params: { id: string };
		row: {
			kind: StockNoticeKind;
			name: string;
			slug: string;
			sizeName: string;
			email: string | null;
			isDue: boolean;
			price: string | null;
		};
	};
	'notice-wait-on': { params: { retryAt: Date | null; id: string }; row: never };
	'notices-due': { params: { most: number | string }; row: { noticeId: string } };
	'notices-forget-expired': { params: None; row: never };
	'notices-forget-person': { params: { userId: string; recipientHash: Buffer | null }; row: never };
	'notices-of-person': {
		params: { userId: string; recipientHash: Buffer | null };
		row: {
			id: string;
			kind: StockNoticeKind;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
	'notices-of-shopper': {
		params: { userId: string };
		row: {
			id: string;
			kind: StockNoticeKind;
			productId: string;
			productSlug: string;
			productName: string;
			sizeId: string;
			size: { slug: string; name: string };
			price: string | null;
			createdAt: Date;
			expiresAt: Date;
		};
	};
	'offer-holders': { params: { records: string }; row: { n: number; id: string; key: string } };
	'offers-come-back': { params: { ids: readonly string[] }; row: never };
	'offers-elsewhere': {
		params: { places: string };
		row: {
			id: string;
			n: number;
			from: string;
			fromSize: string;
			active: boolean;
			reserved: number;
			occupant: string | null;
		};
	};
	'offers-free': { params: { itemIds: readonly string[] }; row: { id: string } };
	'offers-lock': { params: { itemIds: readonly string[] }; row: { '?column?': number } };
	'offers-stand-aside': { params: { ids: readonly string[] }; row: never };
	'operator-add-action': {
		params: {
			actorId: string | null;
			programId: string | null;
			action: string;
			entity: string;
			entityId: string | null;
			before: string | null;
			after: string | null;
			reason: string | null;
			channel: OperatorChannel;
		};
		row: never;
	};
	'operator-add-badges-of-product': { params: { id: string; badgeIds: readonly string[] }; row: never };
	'operator-add-client-documents': { params: { clientId: string; documents: string }; row: { hash: string } };
	'operator-add-filters-of-directory': { params: { id: string; filters: string }; row: never };
	'operator-add-images': {
		params: { productId: string; ids: readonly string[]; keys: readonly string[]; alts: readonly string[] };
		row: never;
	};
	'operator-add-loyalty-levels': { params: { levels: string }; row: never };
	'operator-add-products-of-collection': { params: { id: string; productIds: readonly string[] }; row: never };
	'operator-add-videos': { params: { productId: string; urls: readonly string[] }; row: never };
	'operator-admins': { params: None; row: { id: string } };
	'operator-all-redirects': {
		params: None;
		row: { kind: RedirectKind; source: string; target: string; permanent: boolean };
	};
	'operator-brand-uses': {
		params: { id: string };
		row: { products: number; sizeGrids: number; promocodes: number; menuFilters: number };
	};
	'operator-categories': {
		params: None;
		row: {
			id: string;
			slug: string;
			name: string;
			parent: string | null;
			level: number;
			position: number;
			weightGrams: number | null;
			googleProductCategory: number | null;
		};
	};
	'operator-category-uses': {
		params: { id: string };
		row: { products: number; categories: number; sizeGrids: number; promocodes: number; menuFilters: number };
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
	'operator-count-categories-and-brands': {
		params: { categoryIds: readonly string[]; brandIds: readonly string[] };
		row: { categories: number; brands: number };
	};
	'operator-count-client-documents': { params: { clientId: string }; row: { count: number } };
	'operator-count-custom-field-values': {
		params: { fieldId: string; kept: readonly string[] };
		row: { values: number };
	};
	'operator-count-custom-fields': { params: { owner: CustomFieldOwner }; row: { count: number } };
	'operator-count-from-stock': { params: { id: string }; row: never };
	'operator-edit-announcement': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-badge': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-banner': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-brand': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-category': { params: { id: string; values: string }; row: { id: string } };
	'operator-edit-client': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-collection': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-custom-field': { params: { values: string; id: string }; row: never };
	'operator-edit-directory': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-items': { params: { edits: string; orderUuid: string }; row: { '?column?': number } };
	'operator-edit-product': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-program': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-promocode': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-redirect': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-url-metadata': { params: { values: string; id: string }; row: { id: string } };
	'operator-end-previous-client-key': { params: { id: string }; row: { id: string } };
	'operator-end-previous-program-token': { params: { id: string }; row: { id: string } };
	'operator-find-brand': { params: { id: string | null; slug: string | null }; row: { id: string; slug: string } };
	'operator-find-custom-field': {
		params: { owner: CustomFieldOwner; code: string };
		row: {
			id: string;
			type: CustomFieldType;
			min: number | null;
			max: number | null;
			visibility: CustomFieldVisibility;
			filterable: boolean;
			searchable: boolean;
		};
	};
	'operator-find-offer': {
		params: { productId: string; externalId: string | null; sizeId: string | null; supplierId: string | null };
		row: { id: string; externalId: string | null };
	};
	'operator-find-order': { params: { uuid: string }; row: { uuid: string } };
	'operator-find-promocode': { params: { id: string }; row: { used: number; kind: PromocodeKind } };
	'operator-forget-offers': { params: { productId: string }; row: never };
	'operator-hold-brand': { params: { id: string }; row: { held: number } };
	'operator-hold-category': { params: { id: string }; row: { held: number } };
	'operator-holder-of-key': { params: { constraint: string; key: string }; row: { id: string } };
	'operator-insert-offer': { params: { productId: string; sizeId: string; supplierId: string }; row: { id: string } };
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
	'operator-lock-shopper': { params: { userId: string }; row: { deleted: boolean } };
	'operator-make-announcement': { params: { text: string }; row: { id: string } };
	'operator-make-badge': { params: { slug: string; title: string }; row: { id: string } };
	'operator-make-banner': { params: { place: string; title: string; posterUrl: string }; row: { id: string } };
	'operator-make-brand': { params: { slug: string; name: string }; row: { id: string } };
	'operator-make-category': {
		params: { slug: string; name: string; level: number; parentId: string | null };
		row: { id: string };
	};
	'operator-make-client': { params: { name: string; key: string }; row: { id: string } };
	'operator-make-collection': { params: { slug: string; title: string }; row: { id: string } };
	'operator-make-content': { params: { kind: ContentKind; slug: string }; row: { id: string } };
	'operator-make-custom-field': {
		params: { owner: CustomFieldOwner; code: string; name: string; type: CustomFieldType };
		row: { id: string };
	};
	'operator-make-directory': { params: { slug: string; name: string }; row: { id: string } };
	'operator-make-program': {
		params: { name: string; scopes: readonly ProgramScope[]; tokenHash: Buffer };
		row: { id: string };
	};
	'operator-make-promocode': {
		params: { code: string; kind: PromocodeKind; value: number | string };
		row: { id: string };
	};
	'operator-make-redirect': { params: { kind: RedirectKind; source: string; target: string }; row: { id: string } };
	'operator-make-url-metadata': { params: { url: string }; row: { id: string } };
	'operator-meet-price-by-state': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: RequestState; count: number };
	};
	'operator-meet-price-count': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-meet-price-newest': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
			id: string;
			key: string;
		};
	};
	'operator-meet-price-oldest': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
			id: string;
			key: string;
		};
	};
	'operator-meet-price-page': {
		params: {
			state: RequestState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			request: {
				id: string;
				phone: string;
				userId: string | null;
				productId: string;
				productSlug: string;
				productName: string;
				itemId: string | null;
				link: string | null;
				text: string;
				imageUrls: string[];
				state: RequestState;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				personalPrice: {
					itemId: string;
					sizeName: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					active: boolean;
				} | null;
			};
		};
	};
	'operator-named-rows': {
		params: { category: string | null; brands: readonly string[]; badges: readonly string[] };
		row: { brands: { slug: string; name: string }[]; badges: { slug: string }[]; category: unknown[] };
	};
	'operator-offer-now': {
		params: { id: string };
		row: {
			productId: string;
			sizeId: string;
			supplierId: string;
			externalId: string | null;
			sku: string | null;
			deliveryIsoCode: string;
			active: boolean;
			maxPerOrder: number;
			deleted: boolean;
			supplierType: SupplierType | null;
		};
	};
	'operator-offers': {
		params: { ids: readonly string[] };
		row: {
			offer: {
				id: string;
				productId: string;
				size: string;
				supplier: string;
				sku: string | null;
				productName: string;
				productSlug: string;
				barcode: string | null;
				source: string | null;
				externalId: string | null;
				suppliedBy: { id: string; name: string; type: SupplierType; isoCode: string };
				deliveryIsoCode: string;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				bonusCalcState: BonusCalcState | null;
				scheduledPrices: {
					from: string | null;
					to: string | null;
					price: number;
					oldPrice: number | null;
					regularPrice: number;
				}[];
				priceSetAt: string | null;
				priceSetBy: string | null;
			} | null;
		};
	};
	'operator-offers-cheap': {
		params: {
			productId: string | null;
			search: string | null;
			exactly: string | null;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-offers-expensive': {
		params: {
			productId: string | null;
			search: string | null;
			exactly: string | null;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-offers-newest': {
		params: {
			productId: string | null;
			search: string | null;
			exactly: string | null;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-offers-total': {
		params: {
			productId: string | null;
			search: string | null;
			exactly: string | null;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
		};
		row: { total: number };
	};
	'operator-order': {
		params: { uuid: string };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			userId: string | null;
			externalId: string | null;
			claim: { contact: ConfirmedContact; createdAt: string } | null;
			clientName: string | null;
			extras: {
				id: string;
				status: OrderStatus;
				unit: UnitState;
				markingCode: string | null;
				compensated: number;
				discountValue: number;
				bonuses: number;
				deliveryIsoCode: string;
			}[];
			paymentRows: {
				id: string;
				state: PaymentState;
				amount: number;
				refunded: number;
				provider: string | null;
				providerId: string | null;
				cancellationReason: string | null;
				createdAt: string;
			}[];
			notes: {
				id: string;
				text: string;
				authorId: string | null;
				author: string | null;
				byProgram: boolean;
				createdAt: string;
			}[];
		};
	};
	'operator-order-number': {
		params: { number: number };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			userId: string | null;
			externalId: string | null;
			claim: { contact: ConfirmedContact; createdAt: string } | null;
			clientName: string | null;
			extras: {
				id: string;
				status: OrderStatus;
				unit: UnitState;
				markingCode: string | null;
				compensated: number;
				discountValue: number;
				bonuses: number;
				deliveryIsoCode: string;
			}[];
			paymentRows: {
				id: string;
				state: PaymentState;
				amount: number;
				refunded: number;
				provider: string | null;
				providerId: string | null;
				cancellationReason: string | null;
				createdAt: string;
			}[];
			notes: {
				id: string;
				text: string;
				authorId: string | null;
				author: string | null;
				byProgram: boolean;
				createdAt: string;
			}[];
		};
	};
	'operator-orders': {
		params: { uuids: readonly string[] };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			userId: string | null;
			externalId: string | null;
			claim: { contact: ConfirmedContact; createdAt: string } | null;
			clientName: string | null;
			extras: {
				id: string;
				status: OrderStatus;
				unit: UnitState;
				markingCode: string | null;
				compensated: number;
				discountValue: number;
				bonuses: number;
				deliveryIsoCode: string;
			}[];
			paymentRows: {
				id: string;
				state: PaymentState;
				amount: number;
				refunded: number;
				provider: string | null;
				providerId: string | null;
				cancellationReason: string | null;
				createdAt: string;
			}[];
			notes: {
				id: string;
				text: string;
				authorId: string | null;
				author: string | null;
				byProgram: boolean;
				createdAt: string;
			}[];
		};
	};
	'operator-orders-by-status': {
		params: {
			statuses: readonly OrderStatus[] | null;
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
		};
		row: { status: OrderStatus; count: number; matching: number };
	};
	'operator-orders-cheap': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-orders-count': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
		};
		row: { total: number };
	};
	'operator-orders-expensive': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-orders-last-changed': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-orders-newest': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-orders-oldest': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-orders-page': {
		params: {
			search: string | null;
			number: number | null;
			userId: string | null;
			from: Date | null;
			to: Date | null;
			changedSince: Date | null;
			city: string | null;
			paymentTypes: readonly PaymentType[] | null;
			promocode: string | null;
			itemId: string | null;
			totalMin: number | string | null;
			totalMax: number | string | null;
			externalId: string | null;
			fieldCode: string | null;
			fieldValue: string | null;
			statuses: readonly OrderStatus[] | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			userId: string | null;
			externalId: string | null;
			claim: { contact: ConfirmedContact; createdAt: string } | null;
			clientName: string | null;
			extras: {
				id: string;
				status: OrderStatus;
				unit: UnitState;
				markingCode: string | null;
				compensated: number;
				discountValue: number;
				bonuses: number;
				deliveryIsoCode: string;
			}[];
			paymentRows: {
				id: string;
				state: PaymentState;
				amount: number;
				refunded: number;
				provider: string | null;
				providerId: string | null;
				cancellationReason: string | null;
				createdAt: string;
			}[];
			notes: {
				id: string;
				text: string;
				authorId: string | null;
				author: string | null;
				byProgram: boolean;
				createdAt: string;
			}[];
		};
	};
	'operator-other-brand': {
		params: { name: string | null; slug: string | null; id: string | null };
		row: { id: string };
	};
	'operator-other-redirects': {
		params: { id: string | null };
		row: { kind: RedirectKind; source: string; target: string; permanent: boolean };
	};
	'operator-partner': {
		params: { id: string };
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
		};
	};
	'operator-partners-by-state': {
		params: { state: RequestState | null; search: string | null; from: Date | null; to: Date | null };
		row: { state: RequestState; count: number };
	};
	'operator-partners-count': {
		params: { state: RequestState | null; search: string | null; from: Date | null; to: Date | null };
		row: { total: number };
	};
	'operator-partners-newest': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
			key: string;
		};
	};
	'operator-partners-oldest': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
			key: string;
		};
	};
	'operator-partners-page': {
		params: {
			state: RequestState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			id: string;
			userId: string | null;
			companyName: string;
			companyType: CompanyType;
			fullName: string;
			inn: string;
			email: string;
			phone: string;
			description: string;
			state: RequestState;
			answer: string | null;
			answeredAt: Date | null;
			repeats: number;
			repeatedAt: Date | null;
			otherSender: unknown;
			createdAt: Date;
		};
	};
	'operator-price-changes': {
		params: { ids: readonly string[] };
		row: {
			itemId: string;
			previousPrice: number;
			price: number;
			oldPrice: number | null;
			loyaltyPrice: number | null;
			setBy: string | null;
			source: string | null;
			changedAt: Date;
		};
	};
	'operator-prices': {
		params: { id: string };
		row: { price: number | null; oldPrice: number | null; loyaltyPrice: number | null };
	};
	'operator-product': {
		params: { id: string };
		row: {
			id: string;
			slug: string;
			name: string;
			description: string;
			active: boolean;
			children: boolean;
			newArrival: boolean;
			meetPrice: boolean;
			bonusCalcState: BonusCalcState;
			sex: Sex;
			seasons: unknown;
			material: unknown;
			unitSold: number;
			lastSoldAt: Date | null;
			publishedAt: Date;
			sizeGuide: string | null;
			createdAt: Date;
			updatedAt: Date;
			model: string | null;
			sources: { source: string; externalId: string }[];
			category: string[];
			colours: string[];
			brands: string[];
			brandSlugs: string[];
			badges: string[];
			badgeIds: string[];
			items: ({
				id: string;
				productId: string;
				size: string;
				supplier: string;
				sku: string | null;
				productName: string;
				productSlug: string;
				barcode: string | null;
				source: string | null;
				externalId: string | null;
				suppliedBy: { id: string; name: string; type: SupplierType; isoCode: string };
				deliveryIsoCode: string;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				bonusCalcState: BonusCalcState | null;
				scheduledPrices: {
					from: string | null;
					to: string | null;
					price: number;
					oldPrice: number | null;
					regularPrice: number;
				}[];
				priceSetAt: string | null;
				priceSetBy: string | null;
			} | null)[];
		};
	};
	'operator-product-alive': { params: { id: string }; row: { id: string } };
	'operator-product-is-there': { params: { id: string }; row: { deleted: boolean } };
	'operator-product-of-slug': { params: { slug: string }; row: { id: string } };
	'operator-product-of-source': { params: { source: string; externalId: string }; row: { id: string } };
	'operator-product-parts': {
		params: { ids: readonly string[] };
		row: {
			productId: string;
			images: { id: string; url: string | null; alt: string; position: number; state: ImageState; sourceUrl: string }[];
			videos: { url: string; position: number }[];
			colorPalletes: { id: string; slug: string; name: string; hex: string }[];
			properties: {
				factoryDate: string | null;
				modelName: string | null;
				material: string | null;
				paddingMaterial: string | null;
				sole: string | null;
				additionalInfo: string | null;
				sex: string | null;
				seasons: string | null;
				packaging: string | null;
				fasteningType: string | null;
				functionality: string | null;
				toeStyle: string | null;
				shagHeight: string | null;
				heelType: string | null;
			} | null;
			seoTags: { title: string; description: string; keywords: string } | null;
		};
	};
	'operator-products': {
		params: { ids: readonly string[] };
		row: {
			id: string;
			slug: string;
			name: string;
			description: string;
			active: boolean;
			children: boolean;
			newArrival: boolean;
			meetPrice: boolean;
			bonusCalcState: BonusCalcState;
			sex: Sex;
			seasons: unknown;
			material: unknown;
			unitSold: number;
			lastSoldAt: Date | null;
			publishedAt: Date;
			sizeGuide: string | null;
			createdAt: Date;
			updatedAt: Date;
			model: string | null;
			sources: { source: string; externalId: string }[];
			category: string[];
			colours: string[];
			brands: string[];
			brandSlugs: string[];
			badges: string[];
			badgeIds: string[];
			items: ({
				id: string;
				productId: string;
				size: string;
				supplier: string;
				sku: string | null;
				productName: string;
				productSlug: string;
				barcode: string | null;
				source: string | null;
				externalId: string | null;
				suppliedBy: { id: string; name: string; type: SupplierType; isoCode: string };
				deliveryIsoCode: string;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				bonusCalcState: BonusCalcState | null;
				scheduledPrices: {
					from: string | null;
					to: string | null;
					price: number;
					oldPrice: number | null;
					regularPrice: number;
				}[];
				priceSetAt: string | null;
				priceSetBy: string | null;
			} | null)[];
		};
	};
	'operator-products-changed': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-cheap': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-count': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
		};
		row: { total: number };
	};
	'operator-products-expensive': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-named': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-newest': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-page': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			limit: number | string;
			offset: number | string;
		};
		row: {
			id: string;
			slug: string;
			name: string;
			description: string;
			active: boolean;
			children: boolean;
			newArrival: boolean;
			meetPrice: boolean;
			bonusCalcState: BonusCalcState;
			sex: Sex;
			seasons: unknown;
			material: unknown;
			unitSold: number;
			lastSoldAt: Date | null;
			publishedAt: Date;
			sizeGuide: string | null;
			createdAt: Date;
			updatedAt: Date;
			model: string | null;
			sources: { source: string; externalId: string }[];
			category: string[];
			colours: string[];
			brands: string[];
			brandSlugs: string[];
			badges: string[];
			badgeIds: string[];
			items: ({
				id: string;
				productId: string;
				size: string;
				supplier: string;
				sku: string | null;
				productName: string;
				productSlug: string;
				barcode: string | null;
				source: string | null;
				externalId: string | null;
				suppliedBy: { id: string; name: string; type: SupplierType; isoCode: string };
				deliveryIsoCode: string;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				bonusCalcState: BonusCalcState | null;
				scheduledPrices: {
					from: string | null;
					to: string | null;
					price: number;
					oldPrice: number | null;
					regularPrice: number;
				}[];
				priceSetAt: string | null;
				priceSetBy: string | null;
			} | null)[];
		};
	};
	'operator-products-scarce': {
		params: {
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-total': {
		params: {
			traits: readonly string[];
			active: boolean | null;
			search: string | null;
			externalId: string | null;
			source: string;
			brand: string | null;
			category: string | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
		};
		row: {
			total: number;
			ON_SALE: number;
			OFF_SALE: number;
			NO_STOCK: number;
			NO_PICTURE: number;
			NO_CATEGORY: number;
			HELD_BACK: number;
			SET_BY_HAND: number;
		};
	};
	'operator-raise-client-documents-version': { params: { changed: number; clientId: string }; row: { id: string } };
	'operator-release-price': { params: { id: string }; row: { productId: string } };
	'operator-remove-announcement': { params: { id: string }; row: { id: string } };
	'operator-remove-badge': { params: { id: string }; row: { id: string } };
	'operator-remove-badges-of-product': { params: { id: string }; row: never };
	'operator-remove-banner': { params: { id: string }; row: { id: string } };
	'operator-remove-brand': { params: { id: string }; row: { id: string } };
	'operator-remove-category': { params: { id: string }; row: { id: string } };
	'operator-remove-client-documents': {
		params: { clientId: string; hashes: readonly string[] };
		row: { hash: string };
	};
	'operator-remove-collection': { params: { id: string }; row: { id: string } };
	'operator-remove-custom-field': { params: { id: string }; row: never };
	'operator-remove-custom-field-options': { params: { fieldId: string; kept: readonly string[] }; row: never };
	'operator-remove-custom-field-values': { params: { fieldId: string; kept: readonly string[] }; row: never };
	'operator-remove-directory': { params: { id: string }; row: { id: string } };
	'operator-remove-filters-of-directory': { params: { id: string }; row: never };
	'operator-remove-images': { params: { productId: string }; row: { id: string; key: string | null } };
	'operator-remove-loyalty-levels': { params: None; row: never };
	'operator-remove-products-of-collection': { params: { id: string }; row: never };
	'operator-remove-redirect': { params: { id: string }; row: { id: string } };
	'operator-remove-url-metadata': { params: { id: string }; row: { id: string } };
	'operator-remove-videos': { params: { productId: string }; row: never };
	'operator-rename-content': { params: { slug: string; id: string; kind: ContentKind }; row: { id: string } };
	'operator-return': {
		params: { id: string };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'operator-return-by-number': {
		params: { number: number };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'operator-returns-by-state': {
		params: { state: ReturnState | null; search: string | null; from: Date | null; to: Date | null };
		row: { state: ReturnState; count: number };
	};
	'operator-returns-count': {
		params: { state: ReturnState | null; search: string | null; from: Date | null; to: Date | null };
		row: { total: number };
	};
	'operator-returns-newest': {
		params: {
			state: ReturnState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
			id: string;
			key: string;
		};
	};
	'operator-returns-oldest': {
		params: {
			state: ReturnState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
			id: string;
			key: string;
		};
	};
	'operator-returns-page': {
		params: {
			state: ReturnState | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderUuid: string;
			orderNumber: number;
			userId: string | null;
		};
	};
	'operator-review': {
		params: { userId: string | null; id: string };
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
		};
	};
	'operator-reviews-by-state': {
		params: {
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: ReviewState; count: number };
	};
	'operator-reviews-count': {
		params: {
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-reviews-newest': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
			id: string;
			key: string;
		};
	};
	'operator-reviews-oldest': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
			id: string;
			key: string;
		};
	};
	'operator-reviews-page': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
		};
	};
	'operator-revoke-program': { params: { id: string }; row: { id: string } };
	'operator-rotate-client-key': { params: { key: string; id: string }; row: { id: string } };
	'operator-rotate-program-token': {
		params: { tokenHash: Buffer; graceHours: number; id: string };
		row: { id: string };
	};
	'operator-save-custom-field-options': { params: { fieldId: string; options: string }; row: never };
	'operator-save-redirects': { params: { rules: string }; row: { saved: number } };
	'operator-set-bonus-state': {
		params: { bonusCalcState: BonusCalcState | null; id: string };
		row: { itemId: string };
	};
	'operator-set-brand-logo': { params: { values: string; id: string }; row: { id: string } };
	'operator-set-order-external-id': {
		params: { given: boolean; externalId: string | null; orderUuid: string };
		row: { set: number };
	};
	'operator-set-price': {
		params: {
			id: string;
			price: number | string;
			oldPrice: number | string | null;
			loyaltyPrice: number | string | null;
			by: string;
		};
		row: never;
	};
	'operator-set-stock': { params: { wanted: number; id: string }; row: never };
	'operator-shared-marks': { params: { orderUuid: string }; row: { id: string } };
	'operator-shopper': {
		params: { id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'operator-shoppers-by-state': {
		params: { accessLevel: AccessLevel | null; search: string | null; from: Date | null; to: Date | null };
		row: { state: AccessLevel; count: number };
	};
	'operator-shoppers-count': {
		params: { accessLevel: AccessLevel | null; search: string | null; from: Date | null; to: Date | null };
		row: { total: number };
	};
	'operator-shoppers-newest': {
		params: {
			accessLevel: AccessLevel | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
			key: string;
		};
	};
	'operator-shoppers-oldest': {
		params: {
			accessLevel: AccessLevel | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
			key: string;
		};
	};
	'operator-shoppers-page': {
		params: {
			accessLevel: AccessLevel | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			phone: string | null;
			email: string | null;
			accessLevel: AccessLevel;
			roleId: string | null;
			role: string | null;
			registrationSource: RegistrationSource;
			createdAt: Date;
			balance: number;
			spendable: number;
			moneySpent: number;
			orderCount: number;
		};
	};
	'operator-stock-now': { params: { id: string }; row: { stock: number; reserved: number } };
	'operator-take-off-badge': { params: { id: string }; row: never };
	'operator-touch-order': { params: { orderUuid: string }; row: never };
	'operator-touch-product': { params: { productId: string }; row: { id: string } };
	'operator-update-offer': {
		params: {
			externalId: string | null;
			sku: string | null;
			deliveryIsoCode: string;
			active: boolean;
			maxPerOrder: number;
			id: string;
		};
		row: never;
	};
	'order-await-payment': { params: { seconds: number; uuid: string }; row: never };
	'order-cancel-reason': { params: { reason: OrderCancelReason; uuid: string }; row: never };
	'order-claim-key': { params: { key: string; bodyHash: Buffer; orderUuid: string }; row: { number: number } };
	'order-confirm-phone': { params: { seconds: number; uuid: string }; row: { uuid: string } };
	'order-count': { params: { userId: string }; row: { total: number } };
	'order-due': { params: { uuid: string }; row: { '?column?': number } };
	'order-edit-days': { params: { maxDays: number; uuid: string }; row: never };
	'order-edit-known': { params: { bodyHash: Buffer; orderUuid: string; key: string }; row: { same: boolean } };
	'order-edit-note': {
		params: {
			key: string;
			orderUuid: string;
			bodyHash: Buffer;
			deliveryChanged: boolean;
			removedUnits: number;
			replacedUnits: number;
			addedUnits: number;
			amountToPay: number | string;
			unpaidUnits: number;
			previousTotalPrice: number | string;
			totalPrice: number | string;
		};
		row: { '?column?': number };
	};
	'order-edit-place': {
		params: { pickupPoint: string | null; address: string | null; minDays: number; maxDays: number; uuid: string };
		row: never;
	};
	'order-edit-replace': {
		params: { status: OrderStatus | null; replacements: string; actorKind: ActorKind; actorId: string | null };
		row: { id: string };
	};
	'order-edit-sell': { params: { itemIds: readonly string[] }; row: never };
	'order-edit-take-out': { params: { itemIds: readonly string[] }; row: never };
	'order-edit-time': { params: { seconds: number; uuid: string }; row: never };
	'order-insert': {
		params: {
			uuid: string;
			id: string;
			number: number;
			userId: string | null;
			status: OrderStatus;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: number | string;
			discountValue: number | string;
			paidByBonuses: number;
			deliveryPrice: number | string;
			totalPrice: number | string;
			cashback: number;
			promocodeId: string | null;
			promocodeUsed: boolean;
			pickupPoint: string | null;
			address: string | null;
			deliveryMinDays: number;
			deliveryMaxDays: number;
			holdSeconds: number;
			clientAddress: string | null;
			clientNetwork: string | null;
			phoneConfirmed: boolean;
			returnUrl: string | null;
			clientId: string | null;
		};
		row: never;
	};
	'order-items-change': {
		params: { status: OrderStatus; ids: readonly string[]; actorKind: ActorKind; actorId: string | null };
		row: never;
	};
	'order-items-compensate': { params: { shares: string }; row: never };
	'order-items-insert': {
		params: {
			items: string;
			orderUuid: string;
			status: OrderStatus;
			awaitsPayment: boolean;
			actorKind: ActorKind;
			actorId: string | null;
		};
		row: never;
	};
	'order-items-locked': {
		params: { uuid: string };
		row: {
			id: string;
			itemId: string;
			productId: string;
			name: string;
			sizeName: string;
			status: OrderStatus;
			unit: UnitState;
			deliveryIsoCode: string;
			bonuses: number;
			soldPrice: string;
			compensated: string;
			cashback: number;
			markingCode: string | null;
			deliveredAt: Date | null;
			awaitsPayment: boolean;
			paymentId: string | null;
			brand: string;
		};
	};
	'order-known': {
		params: { keys: readonly string[] };
		row: { key: string; bodyHash: Buffer; uuid: string; id: string; number: number };
	};
	'order-last-actor': { params: { id: string }; row: { actorKind: ActorKind } };
	'order-last-position': { params: { uuid: string }; row: { position: number | null } };
	'order-late-refunded': { params: { amount: number | string; orderUuid: string }; row: never };
	'order-lock': {
		params: { uuid: string };
		row: {
			uuid: string;
			id: string;
			number: number;
			userId: string | null;
			status: OrderStatus;
			email: string | null;
			phone: string;
			paymentType: PaymentType;
			paidByBonuses: number;
			deliveryPrice: string;
			deliveryMaxDays: number;
			totalPrice: string;
			promocodeId: string | null;
			promocodeUsed: boolean;
			paidAt: Date | null;
			updatedAt: Date;
			returnUrl: string | null;
		};
	};
	'order-news': {
		params: { orderUuids: readonly string[]; itemIds: readonly string[] };
		row: {
			place: string;
			id: string;
			number: number;
			email: string | null;
			phone: string;
			totalPrice: string;
			awaitsCall: boolean;
			pickupAddress: string | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			phoneConfirmed: boolean;
			emailConfirmed: boolean;
			paid: boolean;
			clientAddress: string | null;
			clientNetwork: string | null;
			clientPage: string | null;
			hasAccount: boolean;
			earned: number;
			repaid: number;
			items: { name: string; sizeName: string; trackCode: string | null; deliveryIsoCode: string }[];
		};
	};
	'order-not-awaited': { params: { uuid: string }; row: never };
	'order-note-add': {
		params: { id: string; orderUuid: string; text: string; operatorId: string | null; programId: string | null };
		row: { '?column?': number };
	};
	'order-note-known': {
		params: { orderUuid: string; text: string; operatorId: string | null; programId: string | null; id: string };
		row: { same: boolean };
	};
	'order-note-lock': { params: { orderUuid: string }; row: { locked: number } };
	'order-own': {
		params: { uuid: string; userId: string };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
		};
	};
	'order-page': {
		params: { userId: string; limit: number | string | null; offset: number | string };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
		};
	};
	'order-paid': { params: { uuid: string }; row: never };
	'order-payable': { params: { id: string }; row: { uuid: string; payable: boolean } };
	'order-promo-unused': { params: { uuid: string }; row: never };
	'order-promo-used': { params: { uuid: string }; row: never };
	'order-public': {
		params: { id: string };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
		};
	};
	'order-refunded': { params: { amount: number | string; uuid: string }; row: never };
	'order-slice': {
		params: { userId: string; before: number | null; limit: number | string };
		row: {
			uuid: string;
			id: string;
			number: number;
			status: OrderStatus;
			createdAt: Date;
			updatedAt: Date;
			name: string;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			comment: string | null;
			paymentType: PaymentType;
			goodsPrice: string;
			discountValue: string;
			paidByBonuses: number;
			deliveryPrice: string;
			totalPrice: string;
			refunded: string;
			cashback: number;
			pickupPoint: unknown;
			address: unknown;
			paidAt: Date | null;
			expiresAt: Date | null;
			phoneConfirmed: boolean;
			cancelReason: OrderCancelReason | null;
			payable: boolean;
			paymentRefused: boolean;
			edits: {
				createdAt: string;
				deliveryChanged: boolean;
				removedUnits: number;
				replacedUnits: number;
				addedUnits: number;
				amountToPay: number;
				unpaidUnits: number;
				previousTotalPrice: number;
				totalPrice: number;
			}[];
			promocode: string | null;
			items: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
			awaiting: {
				id: string;
				status: OrderStatus;
				estimatedDeliveryDate: string | null;
				price: number;
				discountValue: number;
				bonuses: number;
				soldPrice: number;
				cashback: number;
				trackCode: string | null;
				cdekWaybillId: string | null;
				itemId: string;
				productId: string;
				name: string;
				slug: string;
				brands: { slug: string; name: string }[];
				image: unknown;
				size: { slug: string; name: string };
				supplier: string;
				deliveryIsoCode: string;
				history: { status: OrderStatus; previousStatus: OrderStatus | null; createdAt: string }[];
			}[];
		};
	};
	'order-statistics': {
		params: { userId: string };
		row: {
			balance: number;
			held: number;
			pending: number;
			debt: number;
			moneySpent: string;
			earned: number;
			repaid: number;
			orderCount: number;
			level: {
				name: string;
				chargePercentage: number;
				chargeOffPercentage: number;
				requiredSpentAmount: number;
			} | null;
			next: { name: string; chargePercentage: number; chargeOffPercentage: number; requiredSpentAmount: number } | null;
		};
	};
	'order-status': { params: { status: OrderStatus; uuid: string }; row: never };
	'order-sum-up': {
		params: { deliveryPrice: number | string; compensated: number | string; uuid: string };
		row: never;
	};
	'order-take-up': { params: { seconds: number; uuid: string }; row: never };
	'order-to-edit': { params: { orderUuid: string }; row: { updatedAt: Date; units: { id: string; itemId: string }[] } };
	'order-units-move': { params: { unit: UnitState; items: readonly string[] }; row: never };
	'orders-changed': {
		params: { after: number | string; statuses: readonly OrderStatus[] | null; limit: number | string };
		row: { uuid: string; position: string };
	};
	'orders-claim': { params: { userId: string; uuids: readonly string[]; contact: ConfirmedContact }; row: never };
	'orders-claimed-sum-up': { params: { uuids: readonly string[] }; row: never };
	'orders-claimed-units': {
		params: { uuids: readonly string[] };
		row: {
			orderUuid: string;
			orderItemId: string;
			soldPrice: string;
			bonusCalcState: BonusCalcState;
			credited: boolean;
		};
	};
	'orders-claimed-units-earn': { params: { earned: string }; row: never };
	'orders-confirm-claimed-phones': { params: { seconds: number; uuids: readonly string[] }; row: never };
	'orders-due': { params: None; row: { uuid: string } };
	'orders-forget-buyers': { params: { returnWindowDays: number }; row: never };
	'orders-forget-clients': { params: None; row: never };
	'orders-lock-guest-email': { params: { address: string }; row: { uuid: string } };
	'orders-lock-guest-phone': { params: { address: string }; row: { uuid: string } };
	'outbox-add': { params: { lane: string; payload: string; topics: readonly string[] }; row: never };
	'outbox-backlog': {
		params: None;
		row: { topic: string; waiting: number; oldestSeconds: number; held: number; dead: number };
	};
	'outbox-dead-count': { params: None; row: { total: number } };
	'outbox-dead-page': {
		params: { limit: number | string; offset: number | string };
		row: { id: string; topic: string; lane: string | null; createdAt: Date; failure: string | null };
	};
	'outbox-drop': { params: { ids: readonly (number | string)[] | null }; row: { id: string } };
	'outbox-forget': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'outbox-give-up': { params: { failure: string; id: number | string; attempts: number }; row: never };
	'outbox-hold': {
		params: { retryAt: Date; budget: string; budgetOf: string; id: number | string; attempts: number };
		row: never;
	};
	'outbox-replace-held': { params: { id: number | string }; row: { left: number } };
	'outbox-replay': { params: { ids: readonly (number | string)[] | null }; row: { id: string } };
	'outbox-retry-later': {
		params: { waitSeconds: number; failure: string; id: number | string; attempts: number };
		row: { id: string };
	};
	'outbox-take': {
		params: { leaseSeconds: number; queue: string; most: number | string };
		row: {
			id: string;
			payload: unknown;
			attempts: number;
			holds: number;
			heldBy: string | null;
			isExpired: boolean;
			overtakes: boolean;
		};
	};
	'outbox-told-and-take': {
		params: {
			ids: readonly (number | string)[];
			attempts: readonly number[];
			untold: readonly string[];
			leaseSeconds: number;
			queue: string;
			most: number | string;
		};
		row: {
			id: string;
			payload: unknown;
			attempts: number;
			holds: number;
			heldBy: string | null;
			isExpired: boolean;
			overtakes: boolean;
		};
	};
	parcel: {
		params: { defaultGrams: number; places: readonly number[]; itemIds: readonly string[] };
		row: { place: number; units: number; value: string; grams: string };
	};
	'parent-category': { params: { slug: string }; row: { id: string; level: number } };
	'payment-by-provider': {
		params: { provider: string; providerId: string };
		row: { id: string; providerId: string; amount: string };
	};
	'payment-cancel-open': { params: { orderUuid: string }; row: never };
	'payment-due': {
		params: { leaseSeconds: number; provider: string; most: number | string };
		row: { id: string; providerId: string; amount: string };
	};
	'payment-forget': { params: { orderUuid: string }; row: never };
	'payment-give-back': { params: { paymentId: string }; row: never };
	'payment-link': {
		params: {
			paymentIds: readonly string[];
			providerIds: readonly string[];
			confirmationUrls: readonly string[];
			provider: string;
			readAfterSeconds: number;
		};
		row: { id: string; confirmationUrl: string | null };
	};
	'payment-links': { params: { orderUuids: readonly string[] }; row: { orderUuid: string; confirmationUrl: string } };
	'payment-move': {
		params: { state: PaymentState; reason: string | null; paymentId: string };
		row: {
			id: string;
			orderUuid: string;
			outcome: PaymentOutcome | null;
			canceledByOrder: boolean;
			superseded: boolean;
		};
	};
	'payment-of-added-units': { params: { paymentId: string }; row: { added: number } };
	'payment-open': {
		params: {
			orderUuid: string;
			publicId: string;
			returnUrl: string | null;
			paymentType: PaymentType;
			amount: number | string;
			description: string;
			receipt: string;
		};
		row: { id: string };
	};
	'payment-opened': { params: { orderUuid: string }; row: { id: string } };
	'payment-outcome': { params: { outcome: PaymentOutcome; paymentId: string }; row: never };
	'payment-refused': { params: { reason: string; paymentId: string }; row: never };
	'payment-seen': {
		params: { paymentId: string };
		row: { orderUuid: string; amount: string; state: PaymentState; outcome: PaymentOutcome | null };
	};
	'payment-supersede': { params: { orderUuid: string }; row: never };
	'payment-to-link': {
		params: { paymentId: string };
		row: {
			open: boolean;
			confirmationUrl: string | null;
			orderId: string;
			returnUrl: string | null;
			paymentType: PaymentType;
			amount: string;
			description: string;
			receipt: unknown;
		};
	};
	'personal-price-agree': {
		params: {
			requestId: string;
			itemId: string;
			userId: string | null;
			phone: string | null;
			price: number | string;
			units: number;
			expiresAt: Date;
		};
		row: { id: string };
	};
	'personal-price-revoke': { params: { requestId: string }; row: never };
	'personal-prices-forget': { params: { userId: string }; row: never };
	'personal-prices-lock': { params: { itemIds: readonly string[]; userId: string }; row: { locked: number } };
	'personal-prices-of-order': { params: { orderUuid: string }; row: { used: number; units: number; wanted: number } };
	'pickup-point': {
		params: { code: string };
		row: {
			country_code: string;
			region_code: number | null;
			region: string | null;
			city_code: number | null;
			city: string;
			postal_code: string | null;
			longitude: number;
			latitude: number;
			address: string;
			address_full: string;
			provider: string;
			code: string;
			name: string;
			work_time: string;
			cityId: string | null;
			minGrams: number | null;
			maxGrams: number | null;
		};
	};
	'pickup-point-clusters': {
		params: { box: string; other: string; dressingRoom: boolean | null; cell: number; limit: number | string };
		row: { latitude: number; longitude: number; count: number; code: string | null };
	};
	'pickup-point-taking': {
		params: { cityId: string; grams: number };
		row: {
			country_code: string;
			region_code: number | null;
			region: string | null;
			city_code: number | null;
			city: string;
			postal_code: string | null;
			longitude: number;
			latitude: number;
			address: string;
			address_full: string;
			provider: string;
			code: string;
			name: string;
			work_time: string;
			cityId: string;
			minGrams: number | null;
			maxGrams: number | null;
		};
	};
	'pickup-points-area': {
		params: {
			latitude: number | null;
			longitude: number | null;
			box: string;
			other: string;
			dressingRoom: boolean | null;
			radiusKm: number | null;
			limit: number | string;
		};
		row: {
			code: string;
			name: string;
			uuid: string;
			phones: unknown;
			email: string | null;
			office_image_list: unknown;
			address_comment: string | null;
			work_time: string;
			is_dressing_room: boolean;
			location: {
				country_code: string;
				region_code: number | null;
				region: string | null;
				city_code: number | null;
				city: string;
				city_uuid: string | null;
				postal_code: string | null;
				longitude: number;
				latitude: number;
				address: string;
				address_full: string;
			};
		};
	};
	'pickup-points-city': {
		params: { cityId: string; dressingRoom: boolean | null; limit: number | string };
		row: {
			code: string;
			name: string;
			uuid: string;
			phones: unknown;
			email: string | null;
			office_image_list: unknown;
			address_comment: string | null;
			work_time: string;
			is_dressing_room: boolean;
			location: {
				country_code: string;
				region_code: number | null;
				region: string | null;
				city_code: number | null;
				city: string;
				city_uuid: string | null;
				postal_code: string | null;
				longitude: number;
				latitude: number;
				address: string;
				address_full: string;
			};
		};
	};
	'picture-claim-release': { params: { name: string }; row: never };
	'picture-claim-take': { params: { name: string; seconds: number }; row: { name: string } };
	'picture-describe': {
		params: { key: string; width: number; height: number; colour: string | null; preview: string | null };
		row: never;
	};
	'picture-forget': { params: { key: string; hours: number }; row: { key: string } };
	'picture-note': {
		params: {
			key: string;
			contentType: string;
			bytes: number;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
		};
		row: never;
	};
	'pictures-of-products': {
		params: { productIds: readonly string[] };
		row: {
			productId: string;
			alt: string;
			sourceUrl: string;
			storageKey: string | null;
			state: ImageState;
			attempts: number;
			lastError: string | null;
		};
	};
	'pictures-orphans': { params: { hours: number; ours: readonly string[]; limit: number }; row: { key: string } };
	'pictures-register': { params: { objects: string }; row: never };
	'pictures-still-undescribed': { params: { keys: readonly string[] }; row: { key: string } };
	'pictures-undescribed': { params: { limit: number }; row: { key: string } };
	'place-goods-by-name': { params: { placed: string }; row: never };
	'points-count': { params: { userId: string }; row: { total: number } };
	'points-due-accounts': { params: None; row: { userId: string } };
	'points-earned': { params: { orderItemId: string }; row: { amount: number; repaid: number; pending: number } };
	'points-expire': { params: { userIds: readonly string[]; days: number }; row: { '?column?': number } };
	'points-history': {
		params: { userId: string };
		row: {
			balance: number;
			held: number;
			pending: number;
			debt: number;
			entries: { kind: PointsEntryKind; amount: number; pending: number; debt: number; createdAt: string }[];
		};
	};
	'points-idle-accounts': { params: { days: number }; row: { userId: string } };
	'points-lock': {
		params: { userId: string };
		row: { balance: number; held: number; pending: number; debt: number; moneySpent: string };
	};
	'points-page': {
		params: { userId: string; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: PointsEntryKind;
			amount: number;
			pending: number;
			held: number;
			debt: number;
			earned: number;
			createdAt: Date;
			availableAt: Date | null;
			reason: string | null;
			orderUuid: string | null;
			orderNumber: number | null;
		};
	};
	'points-post': {
		params: {
			userId: string;
			kind: PointsEntryKind;
			amount: number;
			pending: number;
			held: number;
			debt: number;
			moneySpent: number | string;
			orderUuid: string | null;
			orderItemId: string | null;
			availableAt: Date | null;
			reason: string | null;
			actorId: string | null;
		};
		row: never;
	};
	'points-release-due': { params: { userIds: readonly string[] }; row: { '?column?': number } };
	'points-rewarded': { params: { orderItemId: string }; row: { rewarded: number } };
	'popular-queries': {
		params: { days: number; least: number | string; limit: number | string };
		row: { query: string };
	};
	'present-slug': { params: { kind: string; former: string }; row: { slug: string | null } };
	'previewed-product': { params: { slug: string }; row: { id: string } };
	'price-changes-forget': { params: { days: number; batch: number | string }; row: { id: string } };
	'price-list-mapping-of-source': { params: { source: string }; row: { mapping: unknown } };
	'price-list-remember-mapping': { params: { source: string; mapping: string }; row: { source: string } };
	'priced-items': {
		params: { itemIds: readonly string[]; userId: string | null };
		row: {
			id: string;
			productId: string;
			slug: string;
			name: string;
			brands: { slug: string; name: string }[];
			size: { slug: string; name: string };
			images: { url: string; alt: string; position: number }[];
			supplierName: string;
			deliveryIsoCode: string;
			unavailable: 'GONE' | 'SOLD' | 'RESERVED' | null;
			maxPerOrder: number;
			free: number;
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			personalPriceId: string | null;
			personalPrice: string | null;
			personalUnits: number | null;
			bonusCalcState: BonusCalcState;
			categoryIds: string[];
			brandIds: string[];
		};
	};
	'prices-before-import': {
		params: { productIds: readonly string[] };
		row: {
			productId: string;
			sizeId: string;
			supplierId: string;
			price: number;
			oldPrice: number | null;
			loyaltyPrice: number | null;
			setByHand: boolean;
			isUnsold: boolean;
			heldPrice: number | null;
			comparedWith: PriceComparison | null;
			expected: number | null;
		};
	};
	'product-by-external-id': { params: { source: string; externalId: string }; row: { productId: string } };
	'product-change-head': { params: None; row: { head: string } };
	'product-change-lock': { params: None; row: { locked: number } };
	'product-change-note': { params: { last: number | string | null; limit: number | string }; row: { id: string } };
	'product-changes': {
		params: { after: number | string; limit: number | string };
		row: { productId: string; changedAt: Date; position: string };
	};
	'product-feed-categories': { params: None; row: { id: string; slug: string; name: string; parentId: string | null } };
	'product-feed-goods': {
		params: { after: string; categoryId: string | null; brandId: string | null; limit: number };
		row: {
			id: string;
			slug: string;
			name: string;
			description: string;
			sex: Sex;
			children: boolean;
			modelId: string | null;
			productCategoryId: string | null;
			productTypeId: string | null;
			productSubTypeId: string | null;
			grams: number | null;
			googleCategory: number | null;
			brand: string | null;
			colours: string[];
			pictures: string[];
			properties: {
				material: string | null;
				paddingMaterial: string | null;
				sole: string | null;
				modelName: string | null;
				seasons: string | null;
				packaging: string | null;
				fasteningType: string | null;
				functionality: string | null;
				toeStyle: string | null;
				shagHeight: string | null;
				heelType: string | null;
			} | null;
			offers: {
				sku: string | null;
				sizeSlug: string;
				size: string;
				price: number;
				oldPrice: number | null;
				free: number;
				deliveryIsoCode: string;
			}[];
		};
	};
	'product-feed-version': { params: None; row: { noted: string; written: string; ordered: string } };
	'product-lists': {
		params: { productIds: readonly string[] };
		row: { id: string; brands: string[]; colours: string[]; badges: string[] };
	};
	'product-match-decide': { params: { productId: string; otherId: string }; row: { productId: string } };
	'product-match-forget': { params: { productId: string }; row: never };
	'product-match-lock': { params: { ids: readonly string[] }; row: { id: string } };
	'product-matches-count': { params: None; row: { total: number } };
	'product-matches-page': {
		params: { limit: number | string; offset: number | string };
		row: {
			product: { id: string; slug: string; name: string; active: boolean; sources: unknown };
			other: { id: string; slug: string; name: string; active: boolean; sources: unknown };
			code: string;
			foundAt: Date;
		};
	};
	'product-touch-last': { params: None; row: { last: string | null; readOnly: boolean | null } };
	'products-by-slug': { params: { slugs: readonly string[] }; row: { id: string; slug: string } };
	'products-sold': { params: { productIds: readonly string[]; counts: readonly number[] }; row: never };
	'products-without-category': { params: { sources: readonly string[] }; row: { id: string; name: string } };
	'program-by-token': {
		params: { hash: Buffer };
		row: { id: string; name: string; scopes: string[]; unnoted: boolean | null };
	};
	'program-note-use': { params: { id: string }; row: never };
	'promocode-find': {
		params: { userId: string; code: string };
		row: {
			id: string;
			code: string;
			kind: PromocodeKind;
			value: string;
			minimum: string;
			coversSale: boolean;
			categoryIds: string[];
			brandIds: string[];
			unusable: 'OVER' | 'NOT_STARTED' | 'USED' | 'USED_UP' | 'FIRST_ORDER_ONLY' | null;
			kept: boolean;
		};
	};
	'promocode-give-back': { params: { promocodeId: string }; row: never };
	'promocode-retake': { params: { promocodeId: string; userId: string }; row: { '?column?': number } };
	'promocode-take': {
		params: { code: string; userId: string };
		row: {
			id: string;
			code: string;
			kind: PromocodeKind;
			value: string;
			minimum: string;
			coversSale: boolean;
			categoryIds: string[];
			brandIds: string[];
		};
	};
	'rank-every': {
		params: { likeliest: string; told: string; begun: string; asked: string; limit: number | string };
		row: { ids: string | null };
	};
	'rank-some': { params: { forms: readonly string[]; limit: number | string }; row: { ids: string | null } };
	'ratings-lock-of-shopper': { params: { userId: string }; row: { locked: number } };
	'read-cards': {
		params: { userId: string | null; productIds: readonly string[]; itemIds: readonly string[] };
		row: {
			place: number;
			card: unknown;
			itemId: string | null;
			deliveryIsoCode: string | null;
			size: { slug: string; name: string };
			price: string;
			oldPrice: string | null;
			loyaltyPrice: string | null;
			bonusCalcState: BonusCalcState | null;
			chargePercentage: number;
		};
	};
	'receipts-of-order': { params: { orderUuid: string }; row: { kind: string; issuedAt: Date; receipt: unknown } };
	'recently-bought': { params: { limit: number | string }; row: { id: string } };
	'recognise-offers': { params: { offers: string }; row: never };
	'record-picture-outcomes': { params: { outcomes: string }; row: never };
	'redirect-rules': {
		params: { version: string | null };
		row: { version: string; rules: { kind: RedirectKind; source: string; target: string; status: 301 | 302 }[] | null };
	};
	'refund-by-provider': { params: { provider: string; providerId: string }; row: { id: string } };
	'refund-due': {
		params: { provider: string; most: number | string };
		row: {
			id: string;
			providerId: string | null;
			paymentProviderId: string;
			amount: string;
			reason: string;
			receipt: unknown;
			firstAskedAt: Date;
		};
	};
	'refund-known': { params: { id: string }; row: { orderUuid: string; amount: string } };
	'refund-move': {
		params: { state: RefundState; providerId: string | null; reason: string | null; refundId: string };
		row: { id: string };
	};
	'refund-request': {
		params: {
			paymentId: string | null;
			orderUuid: string | null;
			amount: number | string;
			id: string | null;
			partOfId: string | null;
			reason: string;
			receipt: string;
		};
		row: { id: string };
	};
	'refund-seen': {
		params: { refundId: string };
		row: { paymentId: string; amount: string; state: RefundState; orderUuid: string };
	};
	'refund-void': { params: { paymentId: string }; row: never };
	'registration-confirm': { params: { userId: string; phoneHash: Buffer }; row: never };
	'registration-credit': { params: { userId: string; points: number }; row: never };
	'remove-derived-directories': { params: { but: readonly string[] }; row: { id: string } };
	'remove-empty-categories': { params: { level: number }; row: never };
	'remove-role': { params: { id: string }; row: { id: string } };
	'rename-in-menu': { params: { to: string; filterType: DirectoryFilterType; from: string }; row: never };
	'rename-sources': { params: { sources: string }; row: never };
	'replace-scheduled-prices': { params: { offers: string }; row: { productId: string } };
	'retire-offers': { params: { ids: readonly string[] }; row: never };
	'return-add': {
		params: {
			uuid: string;
			photos: readonly string[];
			itemIds: readonly string[];
			reasons: readonly string[];
			comments: readonly string[];
			wanted: readonly string[];
		};
		row: { id: string };
	};
	'return-decide': { params: { delivery: number | string; id: string; decisions: string }; row: never };
	'return-fault': {
		params: { orderUuid: string; faults: readonly ReturnReason[]; refundedIds: readonly string[] };
		row: { isShopsFault: boolean };
	};
	'return-item-ids': { params: { id: string }; row: { orderItemId: string } };
	'return-lock': { params: { id: string }; row: { orderUuid: string; userId: string | null; number: number } };
	'return-move': {
		params: {
			to: string;
			rejectionReason: string | null;
			instructions: string | null;
			id: string;
			from: readonly ReturnState[];
		};
		row: { moved: number };
	};
	'return-order-lock': { params: { uuid: string }; row: { userId: string | null } };
	'return-settle-by-sum': { params: { id: string }; row: { settled: number } };
	'return-state': { params: { id: string }; row: { state: ReturnState; settled: boolean } };
	'return-units': {
		params: { days: number; uuid: string; itemIds: readonly string[] };
		row: { id: string; refusal: 'REQUESTED' | 'NOT_DELIVERED' | 'TOO_LATE' | null; exchanges: string[] };
	};
	'return-units-decided': {
		params: { id: string };
		row: { id: string; status: OrderStatus; money: string; bonuses: number };
	};
	'returns-forget': { params: { userId: string }; row: never };
	'returns-lock-orders': { params: { userId: string }; row: { locked: number } };
	'returns-of-order': {
		params: { days: number; uuid: string; userId: string | null };
		row: {
			items: {
				id: string;
				refusal: string | null;
				until: string | null;
				money: number;
				bonuses: number;
				cashback: number | null;
				exchanges: { id: string; sizeName: string }[];
			}[];
			requests: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
		};
	};
	'returns-of-shopper': {
		params: { userId: string };
		row: {
			request: {
				id: string;
				number: number;
				state: ReturnState;
				instructions: string | null;
				rejectionReason: string | null;
				createdAt: string;
				updatedAt: string;
				money: number;
				bonuses: number;
				cashback: number;
				items: {
					id: string;
					name: string;
					sizeName: string;
					image: unknown;
					reason: ReturnReason;
					comment: string;
					outcome: ReturnOutcome | null;
					wanted: { id: string; sizeName: string } | null;
				}[];
				photos: {
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			orderNumber: number;
		};
	};
	'reuse-stored-pictures': { params: None; row: never };
	'review-add': {
		params: {
			userId: string;
			rating: number;
			fit: ReviewFit | null;
			advantages: string;
			disadvantages: string;
			text: string;
			productId: string;
		};
		row: { id: string };
	};
	'review-answer': { params: { text: string | null; id: string }; row: { id: string } };
	'review-approve': {
		params: { id: string; version: number };
		row: { userId: string; orderUuid: string; orderItemId: string; hasPhotos: boolean; isKept: boolean };
	};
	'review-edit': { params: { values: string; id: string }; row: never };
	'review-invitation-buyer': {
		params: { itemIds: readonly string[]; orderUuid: string };
		row: { email: string | null; goods: { name: string; slug: string }[] };
	};
	'review-invitations-due': {
		params: { days: number; mostDays: number; batch: number | string };
		row: { itemId: string; orderUuid: string };
	};
	'review-is-own': { params: { userId: string; id: string }; row: { isOwn: boolean } };
	'review-list': {
		params: {
			productId: string;
			rating: number | null;
			fit: ReviewFit | null;
			withPhotos: boolean;
			onlyThis: boolean;
			userId: string | null;
			sort: string;
			limit: number | string;
			offset: number | string;
		};
		row: {
			total: number;
			items: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
			reviewCount: number;
			ratingSum: number;
			stars: unknown;
			fits: unknown;
			withPhotos: number;
		};
	};
	'review-lock': { params: { id: string; userId: string }; row: { state: ReviewState; photos: string[] } };
	'review-mine': { params: { userId: string; productId: string }; row: { id: string } };
	'review-one': {
		params: { userId: string | null; id: string };
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
		};
	};
	'review-own': {
		params: { userId: string | null; limit: number | string; offset: number | string };
		row: {
			total: number;
			items: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
		};
	};
	'review-reject': { params: { reason: string; id: string; version: number }; row: { id: string } };
	'review-reviewable': {
		params: { userId: string; most: number | string };
		row: { productId: string; slug: string; name: string; image: unknown; sizeName: string; deliveredAt: Date };
	};
	'review-set-photos': { params: { photos: readonly string[]; id: string }; row: never };
	'review-version': { params: { id: string }; row: { version: number } };
	'review-vote': { params: { userId: string; helpful: boolean; id: string }; row: { helpful: boolean } };
	'review-vote-back': { params: { id: string; userId: string }; row: { helpful: boolean } };
	'review-votes-forget-shopper': { params: { userId: string }; row: never };
	'reviews-forget-shopper': { params: { userId: string }; row: never };
	'reviews-lock-of-shopper': { params: { userId: string }; row: { locked: number } };
	roles: {
		params: { id: string | null };
		row: {
			id: string;
			name: string;
			level: AccessLevel | null;
			permissions: string[];
			requiresSecondFactor: boolean;
			people: number;
		};
	};
	'sales-by-key': {
		params: {
			dimension: SalesDimension;
			from: Date | string;
			monthsFrom: Date | string;
			monthsTo: Date | string;
			to: Date | string;
			zone: string;
			limit: number | string;
		};
		row: {
			key: string;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
			name: string;
		};
	};
	'sales-by-time': {
		params: { from: Date | string; to: Date | string; zone: string; unit: string };
		row: {
			key: string | null;
			name: string | null;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
		};
	};
	'sales-fold': { params: { limit: number | string; zone: string }; row: { facts: number } };
	'sales-recount': { params: None; row: { done: string | null } };
	'sales-returns': {
		params: { since: Date; until: Date; limit: number | string };
		row: { reason: ReturnReason; size: string; units: number };
	};
	'sales-totals': {
		params: { earliest: Date | string; to: Date | string; zone: string; from: Date | string };
		row: {
			within: boolean;
			orders: number;
			revenue: number;
			refunded: number;
			units: number;
			goods: number;
			returned: number;
			goodsReturned: number;
		};
	};
	'sales-turn': { params: None; row: { ours: boolean } };
	'same-model': { params: { productId: string }; row: { id: string } };
	'sandbox-act': { params: { decline: boolean; id: string }; row: { id: string } };
	'sandbox-add': { params: { userId: string }; row: never };
	'sandbox-create': {
		params: { id: string; amount: number | string; description: string; returnUrl: string; capture: boolean };
		row: { id: string; amount: string; description: string; returnUrl: string; state: PaymentState; expiresAt: Date };
	};
	'sandbox-give': { params: { amount: number | string; id: string }; row: { id: string } };
	'sandbox-is-known': { params: { userId: string }; row: { '?column?': number } };
	'sandbox-move': { params: { to: PaymentState; id: string; from: PaymentState }; row: never };
	'sandbox-move-changes': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-notices': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-orders': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-payments': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-points': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-price-requests': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-prices': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-provider': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-returns': { params: { hours: number; userId: string }; row: never };
	'sandbox-move-shopper': { params: { hours: number; userId: string }; row: { hours: number } };
	'sandbox-move-units': { params: { hours: number; userId: string }; row: never };
	'sandbox-offer': { params: None; row: { id: string; price: string } };
	'sandbox-pay-late': { params: { seconds: number; id: string }; row: { id: string } };
	'sandbox-point': { params: { cityId: string }; row: { code: string } };
	'sandbox-read': {
		params: { id: string };
		row: { id: string; amount: string; description: string; returnUrl: string; state: PaymentState; expiresAt: Date };
	};
	'sandbox-refund': {
		params: { key: string; paymentId: string; amount: number | string };
		row: { id: string; amount: string };
	};
	'sandbox-refund-by-id': { params: { id: string }; row: { id: string; amount: string } };
	'sandbox-refund-by-key': { params: { key: string }; row: { id: string; amount: string } };
	'sandbox-refund-lock': { params: { id: string }; row: { id: string } };
	'sandbox-set-profile': { params: { name: string; surname: string; notifyBySms: boolean; id: string }; row: never };
	'search-report': {
		params: {
			to: Date | string | null;
			from: Date | string | null;
			onlyWithoutResult: boolean;
			limit: number | string;
		};
		row: { query: string; searches: number; days: number; lastDay: string; found: number; nearest: boolean };
	};
	'search-report-totals': {
		params: { to: Date | string | null; from: Date | string | null };
		row: { searches: number; searchesWithoutResult: number };
	};
	'session-end-all': { params: { reason: SessionEnd; userId: string }; row: never };
	'session-open': {
		params: { userId: string; userAgent: string | null; address: string; seconds: number; hash: Buffer };
		row: { id: string };
	};
	'session-repeat': { params: { hash: Buffer }; row: { sessionId: string; userId: string } };
	'session-reused': { params: { hash: Buffer }; row: never };
	'session-rotate': {
		params: { hash: Buffer; nextHash: Buffer; address: string; seconds: number };
		row: { sessionId: string; userId: string };
	};
	'session-standings': {
		params: { sessionIds: readonly string[] };
		row: { id: string; userId: string; accessLevel: AccessLevel; permissions: string[] | null };
	};
	'set-role': { params: { accessLevel: AccessLevel; roleId: string | null; userId: string }; row: never };
	'settlement-due': {
		params: { provider: string; most: number | string };
		row: { id: string; paymentProviderId: string; receipt: unknown; firstAskedAt: Date };
	};
	'settlement-request': { params: { receipt: string; paymentId: string | null; orderUuid: string }; row: never };
	'settlement-sent': { params: { providerId: string | null; refusal: string | null; receiptId: string }; row: never };
	'shop-categories': {
		params: None;
		row: {
			id: string;
			slug: string;
			name: string;
			level: number;
			parentId: string | null;
			taxonomyId: string | null;
			feedSource: string | null;
		};
	};
	'sign-in-link-make': { params: { userId: string; hash: Buffer }; row: never };
	'sign-in-link-use': { params: { hash: Buffer }; row: { userId: string } };
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
	'size-by-name': {
		params: { slugs: readonly string[]; names: readonly string[] };
		row: { slug: string; name: string; id: string };
	};
	'size-grid-rows': { params: { slug: string }; row: { id: string; rows: unknown[] } };
	'size-grid-scope': {
		params: { brand: string | null; category: string | null };
		row: { brandId: string | null; categoryId: string | null };
	};
	'size-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'snapshot-announcement': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-badge': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-banner': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-brand': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-bulk-job': {
		params: { id: string | null };
		row: {
			snapshot: {
				kind: BulkJobKind;
				total: number;
				handled: number;
				applied: number;
				unchanged: number;
				refused: number;
			};
		};
	};
	'snapshot-category': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-client': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-collection': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-content': {
		params: { id: string | null };
		row: {
			snapshot: {
				kind: ContentKind;
				slug: string;
				finishAt: string | null;
				revisions: { number: number; title: string; publishAt: string | null }[];
			};
		};
	};
	'snapshot-cooperative-request': {
		params: { id: string | null };
		row: { snapshot: { companyType: CompanyType; state: RequestState; repeats: number } };
	};
	'snapshot-custom-field': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-directory': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-export': { params: { id: string | null }; row: { snapshot: { kind: ExportKind; format: ExportFormat } } };
	'snapshot-feed-run': {
		params: { id: string | null };
		row: {
			snapshot: {
				sourceId: string;
				state: FeedRunState;
				cause: FeedRunCause;
				approved: boolean;
				code: string | null;
				counts: unknown;
				changeSets: string[] | null;
			};
		};
	};
	'snapshot-feed-source': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-loyalty-levels': { params: { id: string | null }; row: { snapshot: unknown[] | null } };
	'snapshot-meet-price-request': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				state: RequestState;
				price: {
					itemId: string;
					price: number;
					units: number;
					used: number;
					expiresAt: string;
					revokedAt: string | null;
				} | null;
			};
		};
	};
	'snapshot-order': {
		params: { id: string | null };
		row: {
			snapshot: {
				number: number;
				status: OrderStatus;
				refunded: number;
				externalId: string | null;
				totalPrice: number;
				deliveryPrice: number;
				pickupPoint: string | null;
				city: string | null;
				items:
					| {
							id: string;
							itemId: string;
							soldPrice: number;
							status: OrderStatus;
							unit: UnitState;
							estimatedDeliveryDate: string | null;
							trackCode: string | null;
							cdekWaybillId: string | null;
							markingCode: string | null;
					  }[]
					| null;
				customFields: string[];
			};
		};
	};
	'snapshot-outbox': { params: { id: string | null }; row: { snapshot: { dead: number[] } } };
	'snapshot-product': {
		params: { id: string | null };
		row: {
			snapshot: {
				slug: string;
				name: string;
				description: string;
				active: boolean;
				children: boolean;
				newArrival: boolean;
				meetPrice: boolean;
				bonusCalcState: BonusCalcState;
				sex: Sex;
				seasons: Season[];
				material: Material[];
				sizeGuide: string | null;
				publishedAt: string;
				model: string | null;
				category: string | null;
				brands: string[];
				colours: string[];
				properties: unknown;
				seoTags: unknown;
				badges: string[];
				images: (string | null)[];
				videos: string[];
				customFields: unknown;
			};
		};
	};
	'snapshot-product-item': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				size: string | null;
				externalId: string | null;
				sku: string | null;
				deliveryIsoCode: string;
				bonusCalcState: BonusCalcState | null;
				active: boolean;
				stock: number;
				reserved: number;
				maxPerOrder: number;
				price: number | null;
				oldPrice: number | null;
				loyaltyPrice: number | null;
				priceSetBy: string | null;
				customFields: unknown;
			};
		};
	};
	'snapshot-program': {
		params: { id: string | null };
		row: {
			snapshot: {
				name: string;
				scopes: ProgramScope[];
				expiresAt: string | null;
				revokedAt: string | null;
				previousTokenUntil: string | null;
			};
		};
	};
	'snapshot-promocode': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-redirect': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-return': {
		params: { id: string | null };
		row: {
			snapshot: {
				orderUuid: string;
				number: number;
				state: ReturnState;
				rejectionReason: string | null;
				instructions: string | null;
				items:
					| {
							id: string;
							reason: ReturnReason;
							status: OrderStatus;
							unit: UnitState;
							outcome: ReturnOutcome | null;
							restocked: boolean | null;
					  }[]
					| null;
			};
		};
	};
	'snapshot-review': {
		params: { id: string | null };
		row: {
			snapshot: {
				productId: string;
				rating: number;
				state: ReviewState;
				version: number;
				photos: unknown;
				rejectionReason: string | null;
				answer: string | null;
			};
		};
	};
	'snapshot-role': {
		params: { id: string | null };
		row: { snapshot: { name: string; permissions: ProgramScope[]; requiresSecondFactor: boolean } };
	};
	'snapshot-shopper': {
		params: { id: string | null };
		row: {
			snapshot: {
				accessLevel: AccessLevel;
				role: string | null;
				balance: number | null;
				held: number | null;
				pending: number | null;
				entry: unknown;
				customFields: string[];
			};
		};
	};
	'snapshot-url-metadata': { params: { id: string | null }; row: { snapshot: unknown } };
	'snapshot-webhook': {
		params: { id: string | null };
		row: {
			snapshot: {
				url: string;
				description: string;
				events: string[];
				state: WebhookState;
				previousSecretUntil: string | null;
			};
		};
	};
	'standing-of-account': {
		params: { userId: string };
		row: { userId: string; accessLevel: AccessLevel; permissions: string[] | null };
	};
	'supplier-by-name': {
		params: { slugs: readonly string[]; names: readonly string[] };
		row: { slug: string; name: string; id: string };
	};
	'supplier-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'supplier-of-slug': { params: { slug: string }; row: { name: string } };
	'take-off-sale': { params: { products: string }; row: never };
	'taken-offers': {
		params: { offers: string };
		row: { productId: string; sizeId: string; supplierId: string; size: string; supplier: string; source: string };
	};
	'taken-product-ids': { params: { ids: readonly string[] }; row: { id: string } };
	'taken-slugs': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'text-add': { params: { kind: string; slug: string }; row: { id: string } };
	'text-known': { params: { kind: string; slug: string }; row: { id: string } };
	throttle: {
		params: {
			callers: readonly number[];
			keys: readonly string[];
			more: readonly number[];
			windowSeconds: readonly number[];
			limits: readonly number[];
			blockSeconds: readonly number[];
		};
		row: { caller: number; total: number; expires: number; blocked: number };
	};
	'throttle-forget': { params: None; row: never };
	'top-sections': { params: None; row: { slug: string; name: string } };
	'undo-change-set': {
		params: { id: string };
		row: { relation: string | null; key: string | null; reason: string | null };
	};
	'unit-weight': { params: { defaultGrams: number; productId: string }; row: { grams: number } };
	'unmapped-categories': {
		params: { sources: readonly string[] };
		row: { source: string; path: string[]; products: number };
	};
	unnamed: {
		params: { named: readonly string[]; sources: readonly string[]; leftGroups: readonly string[] };
		row: { source: string; productId: string; externalId: string; offers: number; isOfLeftGroup: boolean };
	};
	'unnamed-products': {
		params: { groups: string };
		row: { n: number; source: string; externalId: string; productId: string };
	};
	'update-products': { params: { products: string }; row: { id: string } };
	'upload-claim': {
		params: { seconds: number; id: string; userId: string | null; deviceHash: Buffer | null };
		row: { id: string; purpose: string; byteSize: number };
	};
	'upload-decide': {
		params: { key: string | null; refusal: UploadRefusal | null; hours: number; id: string };
		row: never;
	};
	'upload-find': {
		params: { id: string; userId: string | null; deviceHash: Buffer | null };
		row: {
			id: string;
			purpose: UploadPurpose;
			state: UploadState;
			refusal: UploadRefusal | null;
			url: string | null;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
			expiresAt: Date;
		};
	};
	'upload-make': {
		params: {
			userId: string | null;
			deviceHash: Buffer | null;
			purpose: UploadPurpose;
			fileName: string;
			contentType: string;
			byteSize: number;
			minutes: number;
		};
		row: { id: string; expiresAt: Date };
	};
	'upload-release': { params: { id: string }; row: never };
	'upload-ticket': {
		params: { id: string; userId: string | null; deviceHash: Buffer | null };
		row: { contentType: string; byteSize: number; open: boolean };
	};
	'uploads-forget': { params: { hours: number }; row: never };
	'uploads-take': {
		params: { ids: readonly string[]; userId: string | null; deviceHash: Buffer | null; purpose: UploadPurpose };
		row: {
			uploadId: string;
			key: string;
			width: number | null;
			height: number | null;
			colour: string | null;
			preview: string | null;
		};
	};
	'upsert-badge': {
		params: { slug: string; title: string; textColour: string; backgroundColour: string; logoUrl: string | null };
		row: { id: string; created: boolean };
	};
	'upsert-brand': {
		params: { slug: string; name: string; positionScore: number; logoUrl: string | null; description: string };
		row: { id: string; created: boolean };
	};
	'upsert-category': {
		params: {
			slug: string;
			name: string;
			level: number;
			position: number;
			parentId: string | null;
			weightGrams: number | null;
			keepsGoogle: boolean;
			googleProductCategory: number | null;
		};
		row: { id: string; created: boolean };
	};
	'upsert-collection': {
		params: {
			slug: string;
			title: string;
			posterUrl: string | null;
			darkPosterUrl: string | null;
			description: string;
			active: boolean;
			publishAt: string | null;
			finishAt: string | null;
			position: number;
		};
		row: { id: string; created: boolean };
	};
	'upsert-directory': {
		params: {
			slug: string;
			name: string;
			position: number;
			logoUrl: string | null;
			derived: boolean;
			refiltered: boolean;
		};
		row: { id: string; created: boolean };
	};
	'upsert-pickup-points': { params: { provider: string; points: string }; row: { created: boolean } };
	'upsert-properties': { params: { properties: string }; row: { productId: string } };
	'upsert-seo-tags': { params: { tags: string }; row: { productId: string } };
	'upsert-size-grid': {
		params: { slug: string; sex: Sex; children: boolean; brandId: string | null; categoryId: string | null };
		row: { id: string; created: boolean };
	};
	'upsert-sources': { params: { sources: string }; row: never };
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
	'user-by-email': {
		params: { address: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-by-id': {
		params: { id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-by-phone': {
		params: { address: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-edit': {
		params: { values: string; id: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-erase': { params: { userId: string }; row: never };
	'user-erase-addresses': { params: { userId: string }; row: never };
	'user-erase-devices': { params: { userId: string }; row: never };
	'user-erase-uploads': { params: { userId: string }; row: never };
	'user-keep-name': { params: { name: string; surname: string | null; userId: string }; row: never };
	'user-make-email': {
		params: { address: string; source: RegistrationSource };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-make-phone': {
		params: { address: string; source: RegistrationSource };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-set-email': {
		params: { address: string; userId: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string | null;
			email: string;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'user-set-phone': {
		params: { address: string; userId: string };
		row: {
			id: string;
			name: string | null;
			surname: string | null;
			lastname: string | null;
			phone: string;
			email: string | null;
			avatarUrl: string | null;
			sex: Sex | null;
			notifyByEmail: boolean;
			notifyBySms: boolean;
			accessLevel: AccessLevel;
			registrationSource: RegistrationSource;
			createdAt: Date;
			updatedAt: Date;
		};
	};
	'usual-prices': { params: { slugs: readonly string[]; fewest: number }; row: { slug: string; median: number } };
	'verify-listings': {
		params: { after: number | string; limit: number | string };
		row: { version: string; document: unknown };
	};
	'versions-announcement': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-badge': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-banner': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-brand': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-category': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-collection': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-order': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-product': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-product-item': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'versions-promocode': { params: { ids: readonly string[] }; row: { id: string; snapshot: unknown } };
	'waiting-picture-addresses': {
		params: { states: readonly string[]; after: string; limit: number };
		row: { sourceUrl: string; ids: string[] };
	};
	'waiting-units-await': { params: { seconds: number | null; uuid: string }; row: never };
	'waiting-units-join': { params: { paymentId: string | null; itemIds: readonly string[] }; row: never };
	'waiting-units-note': { params: { orderUuid: string; unpaidUnits: number; totalPrice: number | string }; row: never };
	'webhook-accepted': {
		params: { durationMs: number; status: number | null; body: string | null; id: number | string; attempts: number };
		row: never;
	};
	'webhook-any-change': { params: None; row: { noted: number } };
	'webhook-backlog': {
		params: None;
		row: { id: string; failures: number; paused: boolean; waiting: number; oldestSeconds: number; dead: number };
	};
	'webhook-deliveries': {
		params: { webhookId: string; state: WebhookDeliveryState | null; limit: number | string; offset: number | string };
		row: {
			id: string;
			eventId: string;
			type: string;
			subject: string;
			occurredAt: Date;
			state: WebhookDeliveryState;
			attempts: number;
			lastAttemptAt: Date | null;
			nextAttemptAt: Date | null;
			durationMs: number | null;
			responseStatus: number | null;
			responseBody: string | null;
			failure: string | null;
		};
	};
	'webhook-deliveries-count': {
		params: { webhookId: string; state: WebhookDeliveryState | null };
		row: { total: number };
	};
	'webhook-due-endpoints': { params: None; row: { id: string; failures: number } };
	'webhook-edit': {
		params: { url: string; description: string | null; events: readonly string[]; id: string };
		row: { id: string };
	};
	'webhook-endpoint-dead': { params: { endpointId: string }; row: { id: string } };
	'webhook-endpoint-fails': {
		params: { failure: string; failingAfter: number; longestHoldSeconds: number; endpointId: string };
		row: { lastSuccessAt: Date | null };
	};
	'webhook-endpoint-works': { params: { endpointId: string }; row: { failures: number } };
	'webhook-exists': { params: { id: string }; row: { found: number } };
	'webhook-forget-deliveries': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'webhook-forget-events': { params: { days: number; batch: number | string }; row: { deleted: number } };
	'webhook-forget-orphans': { params: { batch: number | string }; row: { deleted: number } };
	'webhook-give-up': { params: { id: number | string; attempts: number }; row: never };
	'webhook-hasten': { params: { endpointId: string }; row: never };
	'webhook-pause': { params: { id: string }; row: never };
	'webhook-paused-endpoint': {
		params: { endpointId: string };
		row: { url: string; description: string; state: WebhookState; failure: string | null };
	};
	'webhook-publish': { params: { batch: number | string }; row: { taken: number } };
	'webhook-publish-lock': { params: None; row: { mine: boolean } };
	'webhook-register': {
		params: { url: string; description: string; events: readonly string[]; secret: string };
		row: { id: string };
	};
	'webhook-remove': { params: { id: string }; row: never };
	'webhook-remove-deliveries': { params: { id: string }; row: never };
	'webhook-replay': { params: { since: Date; id: string }; row: { id: string } };
	'webhook-replay-one': { params: { deliveryId: number | string }; row: { id: string } };
	'webhook-resume': { params: { id: string }; row: never };
	'webhook-resume-deliveries': { params: { id: string }; row: never };
	'webhook-retry-later': {
		params: {
			waitSeconds: number;
			failure: string;
			durationMs: number;
			status: number | null;
			body: string | null;
			id: number | string;
			attempts: number;
		};
		row: { firstAttemptAt: Date | null };
	};
	'webhook-rotate-secret': { params: { sealed: string; hours: number; id: string }; row: never };
	'webhook-send-test': { params: { id: string }; row: never };
	'webhook-skip': { params: { deliveryId: number | string }; row: { id: string } };
	'webhook-take': {
		params: { leaseSeconds: number; queue: string; most: number | string };
		row: {
			id: string;
			attempts: number;
			endpointId: string;
			url: string;
			secret: string;
			previousSecret: string | null;
			eventId: string;
			type: string;
			schemaVersion: number;
			subjectType: string;
			subjectId: string;
			data: unknown;
			occurredAt: Date;
		};
	};
	'webhooks-all': {
		params: None;
		row: {
			id: string;
			url: string;
			description: string;
			events: string[];
			state: WebhookState;
			failures: number;
			lastFailure: string | null;
			lastFailureAt: Date | null;
			lastSuccessAt: Date | null;
			createdAt: Date;
			previousSecretUntil: Date | null;
			waiting: number;
			dead: number;
		};
	};
	'write-held-back-prices': { params: { held: string; productIds: readonly string[] }; row: { itemId: string } };
}

type None = Record<never, never>;

type AccessLevel = 'USER' | 'MANAGER' | 'ADMIN';

type ActorKind = 'SHOPPER' | 'OPERATOR' | 'PAYMENT' | 'SYSTEM';

type AnnouncementTone = 'INFO' | 'SALE' | 'WARNING';

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';

type BulkJobKind = 'PRICES' | 'STOCK';

type BulkOutcome = 'APPLIED' | 'UNCHANGED' | 'REFUSED';

type BulkRefusal =
	| 'ITEM_NOT_FOUND'
	| 'ITEM_AMBIGUOUS'
	| 'ITEM_REPEATED'
	| 'PRICE_NOT_POSITIVE'
	| 'PRICE_NOT_BELOW_OLD'
	| 'PRICE_BELOW_LOYALTY'
	| 'STOCK_BELOW_RESERVED'
	| 'STOCK_TOO_LARGE';

type CategoryMappingState = 'SUGGESTED' | 'CONFIRMED' | 'UNMAPPED';

type ChangeSetState = 'APPLYING' | 'APPLIED' | 'STOPPED' | 'UNDONE';

type CompanyType = 'IP' | 'OOO' | 'SELF_EMPLOYED' | 'OTHER';

type ConfirmedContact = 'PHONE' | 'EMAIL';

type ContentKind = 'ARTICLE' | 'PAGE';

type CustomFieldOwner = 'PRODUCT' | 'OFFER' | 'COLLECTION' | 'ORDER' | 'SHOPPER';

type CustomFieldType =
	| 'TEXT'
	| 'NUMBER'
	| 'FLAG'
	| 'LIST'
	| 'PRODUCT_REFERENCE'
	| 'BRAND_REFERENCE'
	| 'CATEGORY_REFERENCE'
	| 'COLLECTION_REFERENCE'
	| 'ARTICLE_REFERENCE';

type CustomFieldVisibility = 'PUBLIC' | 'OWNER' | 'OPERATORS';

type DirectoryFilterType = 'CATEGORY' | 'BRAND' | 'SEX' | 'AGE' | 'SEASON' | 'SALE' | 'MEET_PRICE' | 'NEW_ARRIVAL';

type ExportFailure = 'TOO_MANY_ROWS' | 'FAILED';

type ExportFormat = 'CSV' | 'XLSX';

type ExportKind = 'ORDERS' | 'GOODS' | 'SHOPPERS';

type FeedRunCause = 'SCHEDULE' | 'UPLOAD' | 'BY_HAND';

type FeedRunState = 'WAITING' | 'RUNNING' | 'ASKING' | 'APPLIED' | 'UNCHANGED' | 'REFUSED' | 'STOPPED' | 'DISCARDED';

type ImageState = 'PENDING' | 'STORED' | 'FAILED';

type Material =
	| 'ACRYLIC'
	| 'BAMBOO'
	| 'CANVAS'
	| 'CASHMERE'
	| 'CORDUROY'
	| 'COTTON'
	| 'DENIM'
	| 'DOWN'
	| 'ECO_LEATHER'
	| 'ELASTANE'
	| 'EVA'
	| 'FAUX_FUR'
	| 'FELT'
	| 'FLEECE'
	| 'FUR'
	| 'KNIT'
	| 'LEATHER'
	| 'LINEN'
	| 'MEMBRANE'
	| 'MESH'
	| 'NUBUCK'
	| 'NYLON'
	| 'PATENT_LEATHER'
	| 'POLYESTER'
	| 'RUBBER'
	| 'SILK'
	| 'SUEDE'
	| 'SYNTHETIC'
	| 'VISCOSE'
	| 'WOOL';

type OperatorChannel = 'API' | 'COMMAND_LINE' | 'PROGRAM';

type OrderCancelReason = 'NOT_NEEDED' | 'WRONG_CHOICE' | 'FOUND_CHEAPER' | 'TOO_LONG' | 'OTHER';

type OrderStatus =
	| 'AWAITING_CALL'
	| 'AWAITING_PAY'
	| 'ACCEPT_MEET_WAIT_PAID'
	| 'PAID_READY_TO_SEND'
	| 'AWAITING_RESPONSE_FROM_SUPPLIER'
	| 'PURCHASED_FROM_SELLER'
	| 'TRANSFERRED_TO_LOGISTICS_CENTER'
	| 'CUSTOMS_CLEARANCE_IN_TURKEY'
	| 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED'
	| 'SHIPPED_TO_RUSSIA_STOCK_MEET'
	| 'ACCEPTED_IN_RUSSIA_STOCK_MEET'
	| 'AWAITING_SENT_FROM_MEET'
	| 'HANDED_OVER_FOR_DELIVERY'
	| 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'
	| 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER'
	| 'DELIVERED'
	| 'CANCEL_PURCHASE'
	| 'ISSUED_REFUND'
	| 'ARRANGED_EXCHANGE';

type PaymentOutcome = 'KEEP' | 'REFUND';

type PaymentState = 'CREATED' | 'PENDING' | 'WAITING_FOR_CAPTURE' | 'SUCCEEDED' | 'CANCELED';

type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET';

type PointsEntryKind =
	| 'REGISTRATION'
	| 'REGISTRATION_CONFIRMED'
	| 'HOLD'
	| 'HOLD_RELEASED'
	| 'WRITE_OFF'
	| 'ACCRUAL'
	| 'ACCRUAL_RELEASED'
	| 'ACCRUAL_REVERSED'
	| 'RETURNED'
	| 'EXPIRED'
	| 'MANUAL'
	| 'REVIEW';

type PriceComparison = 'LAST_IMPORT' | 'PRODUCT' | 'OLD_PRICE' | 'CATEGORY';

type ProgramScope =
	| 'READ_CATALOGUE'
	| 'WRITE_CATALOGUE'
	| 'UPLOAD'
	| 'STOCK'
	| 'PRICES'
	| 'READ_ORDERS'
	| 'WRITE_ORDERS'
	| 'RETURNS'
	| 'READ_SHOPPERS'
	| 'CONTENT'
	| 'REVIEWS'
	| 'DOCUMENTS'
	| 'WRITE_ITEMS'
	| 'MENU'
	| 'FEEDS'
	| 'REFUNDS'
	| 'WRITE_SHOPPERS'
	| 'EXPORT_SHOPPERS'
	| 'POINTS'
	| 'REDIRECTS'
	| 'REQUESTS'
	| 'AGREED_PRICES'
	| 'PROMOCODES'
	| 'SETTINGS'
	| 'CLIENTS'
	| 'WEBHOOKS'
	| 'PROGRAMS'
	| 'ROLES'
	| 'AUDIT';

type PromocodeKind = 'PERCENT' | 'FIXED';

type RedirectKind = 'EXACT' | 'PREFIX';

type RefundState = 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';

type RegistrationSource = 'WEB' | 'MOBILE' | 'OPERATOR';

type RequestState = 'NEW' | 'IN_WORK' | 'AGREED' | 'DECLINED';

type ReturnOutcome = 'REFUND' | 'EXCHANGE' | 'REFUSE';

type ReturnReason = 'SIZE' | 'COLOUR_OR_STYLE' | 'DEFECT' | 'WRONG_ITEM' | 'NOT_AS_DESCRIBED' | 'OTHER';

type ReturnState = 'NEW' | 'APPROVED' | 'RECEIVED' | 'REFUNDED' | 'REJECTED' | 'CANCELLED';

type ReviewFit = 'SMALL' | 'TRUE_TO_SIZE' | 'LARGE';

type ReviewState = 'PENDING' | 'APPROVED' | 'REJECTED';

type SalesDimension = 'SHOP' | 'PRODUCT' | 'BRAND' | 'CATEGORY' | 'PROMOCODE' | 'CITY';

type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

type SessionEnd = 'SIGNED_OUT' | 'REUSED' | 'ACCOUNT_DELETED';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';

type StockNoticeKind = 'BACK_IN_STOCK' | 'PRICE_DROP';

type SupplierType = 'CONTRACTOR' | 'MEET_WAREHOUSE' | 'PRIVATE_SELLER' | 'TRADING_FLOOR';

type UnitState = 'RESERVED' | 'SOLD' | 'RELEASED' | 'RETURNED';

type UploadPurpose =
	| 'AVATAR'
	| 'REVIEW_PHOTO'
	| 'PRICE_MATCH_PHOTO'
	| 'RETURN_PHOTO'
	| 'PRODUCT'
	| 'BRAND'
	| 'COLLECTION'
	| 'POST'
	| 'VIDEO'
	| 'FEED';

type UploadRefusal = 'NOT_A_PICTURE' | 'NOT_A_VIDEO' | 'TOO_MANY_PIXELS' | 'WRONG_SIZE' | 'CHECK_FAILED';

type UploadState = 'PENDING' | 'CHECKED' | 'REFUSED' | 'TAKEN';

type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'DEAD';

type WebhookState = 'ACTIVE' | 'PAUSED' | 'DEAD';
