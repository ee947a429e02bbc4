/** What PostgreSQL takes and gives for every statement of `feeds`. `npm run statements` writes this file. */

export interface FeedsStatements {
	'allow-units': { params: { offers: string }; row: { productId: string } };
	'ask-of-matches': { params: { matches: string }; row: never };
	'badge-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'begin-rehearsal': { params: None; row: { changeSet: string | null } };
	'brand-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'brand-named': { params: { name: string; slug: string }; row: { slug: string; name: string } };
	'brands-by-spelling': {
		params: { keys: readonly string[]; names: readonly string[] };
		row: { slug: string; name: string; id: string; isFormer: boolean };
	};
	'category-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'category-with-children': { params: { slug: string; level: number }; row: { slug: string } };
	'claim-categories': { params: { categories: string }; row: never };
	'collection-products': { params: { slug: string }; row: { id: string; products: string[] } };
	'color-pallete-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'commerceml-keep-goods': { params: { source: string; goods: string }; row: { goodId: string } };
	'commerceml-known-goods': { params: { source: string; ids: readonly string[] }; row: { id: string; known: unknown } };
	'count-on-sale': { params: { sources: readonly string[] }; row: { count: number } };
	'count-pending-pictures': { params: None; row: { total: number } };
	'count-picture-addresses': { params: { states: readonly string[] }; row: { total: number } };
	'delete-collection-products': { params: { id: string }; row: never };
	'delete-directory-filters': { params: { id: string }; row: never };
	'delete-pictures': { params: { productIds: readonly string[] }; row: never };
	'delete-product-badges': { params: { productIds: readonly string[] }; row: never };
	'delete-product-brands': { params: { productIds: readonly string[] }; row: never };
	'delete-product-colours': { params: { productIds: readonly string[] }; row: never };
	'delete-properties': { params: { productIds: readonly string[] }; row: { productId: string } };
	'delete-seo-tags': { params: { productIds: readonly string[] }; row: { productId: string } };
	'delete-size-grid-rows': { params: { id: string }; row: never };
	'directory-filters': { params: { slug: string }; row: { id: string; filters: unknown[] } };
	'emptied-products': {
		params: { left: string };
		row: { id: string; slug: string; to: string; toSlug: string; externalId: string };
	};
	'end-offers': { params: { keys: string; records: string; named: string }; row: { productId: string } };
	'end-products': { params: { products: string }; row: { n: number; externalId: string; offers: number } };
	'end-unnamed': { params: { records: string }; row: never };
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
				href: string | null;
				filters: { name: string; filterType: DirectoryFilterType; value: string | null }[];
			};
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
	'forget-offers': { params: { productIds: readonly string[] }; row: never };
	'fresh-categories': { params: None; row: { id: string; slug: string; source: string; products: string[] } };
	'goods-on-sale': { params: None; row: { goods: unknown } };
	'has-imported': { params: { source: string }; row: { found: number } };
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
	'keep-category-mappings': { params: { mappings: string }; row: never };
	'kept-prices': {
		params: { offers: string };
		row: { productId: string; size: string; price: number; feedPrice: number; at: string; by: string };
	};
	'lead-on': { params: { products: string }; row: never };
	'lock-category-tree': { params: None; row: never };
	'lock-external-id': { params: { source: string; externalId: string }; row: { locked: number } };
	'lock-menu': { params: None; row: { locked: number } };
	'lock-sources': { params: { sources: readonly string[] }; row: { locked: number } };
	'make-categories': { params: { categories: string }; row: never };
	'mapped-categories': {
		params: { sources: readonly string[]; slugs: readonly string[] };
		row: { source: string; feedCategory: string; path: unknown };
	};
	'meet-products': { params: { records: string }; row: { n: number; id: string; code: string; isSure: boolean } };
	'menu-is-owned': { params: None; row: { owned: boolean } };
	'merge-offers': { params: { offers: string }; row: { productId: string } };
	'merge-prices': { params: { offers: string; overwrite: boolean }; row: { productId: string } };
	'merge-products-common-source': { params: { from: string; to: string }; row: { source: string } };
	'merge-products-join-offers': { params: { to: string; from: string }; row: never };
	'merge-products-join-sources': { params: { to: string; from: string }; row: never };
	'merge-products-offers': { params: { from: string }; row: { id: string; sizeId: string } };
	'merged-categories': { params: { slugs: readonly string[] }; row: { slug: string; path: unknown } };
	'merged-category-names': { params: None; row: { slug: string; name: string; categoryId: string | null } };
	'met-sources': {
		params: { productIds: readonly string[]; sources: readonly string[] };
		row: { source: string; products: number };
	};
	'model-ids-by-slug': { params: { slugs: readonly string[] }; row: { slug: string; id: string } };
	'model-of-slug': { params: { slug: string }; row: { name: string } };
	'move-favourites': { params: { products: string }; row: never };
	'move-goods-to-categories': { params: { paths: string }; row: never };
	'move-notices': { params: { moved: string }; row: never };
	'move-notices-of-products': { params: { products: string }; row: never };
	'move-offers': { params: { offers: string }; row: never };
	'move-places': { params: { products: string }; row: never };
	'move-requests': { params: { ids: readonly string[] }; row: never };
	'move-requests-of-products': { params: { products: string }; row: never };
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
	'offers-stand-aside': { params: { ids: readonly string[] }; row: never };
	'parent-category': { params: { slug: string }; row: { id: string; level: number } };
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
	'place-goods-by-name': { params: { placed: string }; row: never };
	'price-list-mapping-of-source': { params: { source: string }; row: { mapping: unknown } };
	'price-list-remember-mapping': { params: { source: string; mapping: string }; row: { source: string } };
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
	'product-lists': {
		params: { productIds: readonly string[] };
		row: { id: string; brands: string[]; colours: string[]; badges: string[] };
	};
	'products-by-slug': { params: { slugs: readonly string[] }; row: { id: string; slug: string } };
	'products-without-category': { params: { sources: readonly string[] }; row: { id: string; name: string } };
	'recognise-offers': { params: { offers: string }; row: never };
	'record-picture-outcomes': { params: { outcomes: string }; row: never };
	'remove-derived-directories': { params: { but: readonly string[] }; row: { id: string } };
	'remove-empty-categories': { params: { level: number }; row: never };
	'rename-sources': { params: { sources: string }; row: never };
	'replace-scheduled-prices': { params: { offers: string }; row: { productId: string } };
	'retire-offers': { params: { ids: readonly string[] }; row: never };
	'reuse-stored-pictures': { params: None; row: never };
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
			href: string | null;
			derived: boolean;
			refiltered: boolean;
		};
		row: { id: string; created: boolean };
	};
	'upsert-properties': { params: { properties: string }; row: { productId: string } };
	'upsert-seo-tags': { params: { tags: string }; row: { productId: string } };
	'upsert-size-grid': {
		params: { slug: string; sex: Sex; children: boolean; brandId: string | null; categoryId: string | null };
		row: { id: string; created: boolean };
	};
	'upsert-sources': { params: { sources: string }; row: never };
	'usual-prices': { params: { slugs: readonly string[]; fewest: number }; row: { slug: string; median: number } };
	'waiting-picture-addresses': {
		params: { states: readonly string[]; after: string; limit: number };
		row: { sourceUrl: string; ids: string[] };
	};
	'write-held-back-prices': { params: { held: string; productIds: readonly string[] }; row: { itemId: string } };
}

type None = Record<never, never>;

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';

type DirectoryFilterType = 'CATEGORY' | 'BRAND' | 'SEX' | 'AGE' | 'SEASON' | 'SALE' | 'MEET_PRICE' | 'NEW_ARRIVAL';

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

type PriceComparison = 'LAST_IMPORT' | 'PRODUCT' | 'OLD_PRICE' | 'CATEGORY';

type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';

type SupplierType = 'CONTRACTOR' | 'MEET_WAREHOUSE' | 'PRIVATE_SELLER' | 'TRADING_FLOOR';
