/** What PostgreSQL takes and gives for every statement of `catalog`. `npm run statements` writes this file. */

export interface CatalogStatements {
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
	'confirm-held-back-price': { params: { id: string; price: number | string }; row: { itemId: string } };
	'directory-list': {
		params: None;
		row: {
			id: string;
			slug: string;
			name: string;
			position: number;
			logoUrl: string | null;
			href: string | null;
			filters: { name: string; position: number; filterType: DirectoryFilterType; value: string | null }[];
		};
	};
	'export-goods': {
		params: {
			after: string | null;
			active: boolean | null;
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
	'former-name': { params: { id: string }; row: { kind: MergedKind; ownerId: string | null } };
	'former-names-count': { params: { kind: MergedKind | null; like: string | null }; row: { total: number } };
	'former-names-page': {
		params: { kind: MergedKind | null; like: string | null; limit: number | string; offset: number | string };
		row: {
			id: string;
			kind: MergedKind;
			slug: string;
			name: string;
			mergedAt: Date;
			target: { id: string | null; slug: string | null; name: string | null };
		};
	};
	'goods-ids-of-slugs': {
		params: { brand: string | null; category: string | null };
		row: { brandIds: string[] | null; categoryIds: string[] | null };
	};
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
	'lock-brands': { params: None; row: { locked: number } };
	'lock-categories': { params: None; row: never };
	'lock-colours': { params: None; row: { locked: number } };
	'lock-offers-of': { params: { productId: string }; row: { locked: number } };
	'merge-brand-counts': {
		params: { target: string; source: string };
		row: {
			products: number;
			productsWithBoth: number;
			articles: number;
			salesDays: number;
			sizeGrids: number;
			promocodes: number;
			searchRules: number;
			menuFilters: number;
			customFields: number;
			addresses: number;
			savedViews: number;
			hasMetadata: boolean;
			hasDescription: boolean;
			hasLogo: boolean;
		};
	};
	'merge-brand-followers': { params: { source: string; target: string }; row: never };
	'merge-brand-products': { params: { source: string; target: string }; row: never };
	'merge-category-counts': {
		params: { ids: readonly string[]; source: string; target: string };
		row: {
			products: number;
			categoryMappings: number;
			salesDays: number;
			sizeGrids: number;
			promocodes: number;
			searchRules: number;
			menuFilters: number;
			customFields: number;
			addresses: number;
			savedViews: number;
			hasMetadata: boolean;
			hasWeight: boolean;
			hasGoogle: boolean;
		};
	};
	'merge-category-followers': { params: { source: string; target: string }; row: never };
	'merge-category-sales': { params: { moved: string }; row: { moved: number } };
	'merge-colour-counts': {
		params: { target: string; source: string };
		row: { products: number; productsWithBoth: number };
	};
	'merge-colour-names': { params: { source: string; target: string }; row: never };
	'merge-colour-products': { params: { source: string; target: string }; row: never };
	'merge-lock-sales': { params: None; row: { locked: number } };
	'merge-product-carts': { params: { source: string; target: string }; row: never };
	'merge-product-clashes': {
		params: { target: string; source: string };
		row: {
			size: string;
			supplier: string;
			sourceId: string;
			sourcePrice: number;
			sourceStock: number;
			targetId: string;
			targetPrice: number;
			targetStock: number;
		};
	};
	'merge-product-counts': {
		params: { source: string };
		row: {
			offers: number;
			units: number;
			reviews: number;
			questions: number;
			favourites: number;
			notices: number;
			requests: number;
			collections: number;
			addresses: number;
			searchRules: number;
			feeds: number;
			salesDays: number;
			pictures: number;
		};
	};
	'merge-product-lock': { params: { ids: readonly string[] }; row: { id: string } };
	'merge-product-questions': { params: { target: string; source: string }; row: never };
	'merge-product-reviews': { params: { source: string; target: string }; row: never };
	'merge-product-sales': { params: { source: string; target: string }; row: never };
	'merge-product-sides': { params: { ids: readonly string[] }; row: { id: string; slug: string; name: string } };
	'merge-product-steering': { params: { target: string; source: string }; row: never };
	'merge-product-units': { params: { target: string; source: string }; row: never };
	'merge-sides-brand': { params: { source: string; target: string }; row: { id: string; slug: string; name: string } };
	'merge-sides-category': {
		params: { source: string; target: string };
		row: { id: string; slug: string; name: string };
	};
	'merge-sides-colour': { params: { source: string; target: string }; row: { id: string; slug: string; name: string } };
	'move-categories': { params: { paths: string }; row: never };
	'move-products': { params: { paths: string }; row: never };
	'operator-add-badges-of-product': { params: { id: string; badgeIds: readonly string[] }; row: never };
	'operator-add-filters-of-directory': { params: { id: string; filters: string }; row: never };
	'operator-add-images': {
		params: { productId: string; ids: readonly string[]; keys: readonly string[]; alts: readonly string[] };
		row: never;
	};
	'operator-add-products-of-collection': { params: { id: string; productIds: readonly string[] }; row: never };
	'operator-add-videos': { params: { productId: string; urls: readonly string[] }; row: never };
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
	'operator-colour-uses': { params: { id: string }; row: { products: number } };
	'operator-colours': {
		params: { id: string | null };
		row: { id: string; slug: string; name: string; hex: string; products: number };
	};
	'operator-count-from-stock': { params: { id: string }; row: never };
	'operator-edit-badge': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-brand': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-category': { params: { id: string; values: string }; row: { id: string } };
	'operator-edit-collection': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-colour': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-directory': { params: { values: string; id: string }; row: { id: string } };
	'operator-edit-product': { params: { values: string; id: string }; row: { id: string } };
	'operator-find-brand': { params: { id: string | null; slug: string | null }; row: { id: string; slug: string } };
	'operator-find-offer': {
		params: { productId: string; externalId: string | null; sizeId: string | null; supplierId: string | null };
		row: { id: string; externalId: string | null };
	};
	'operator-forget-offers': { params: { productId: string }; row: never };
	'operator-hold-brand': { params: { id: string }; row: { held: number } };
	'operator-hold-category': { params: { id: string }; row: { held: number } };
	'operator-hold-colour': { params: { id: string }; row: { held: number } };
	'operator-insert-offer': { params: { productId: string; sizeId: string; supplierId: string }; row: { id: string } };
	'operator-make-badge': { params: { slug: string; title: string }; row: { id: string } };
	'operator-make-brand': { params: { slug: string; name: string }; row: { id: string } };
	'operator-make-category': {
		params: { slug: string; name: string; level: number; parentId: string | null };
		row: { id: string };
	};
	'operator-make-collection': { params: { slug: string; title: string }; row: { id: string } };
	'operator-make-colour': { params: { slug: string; name: string; hex: string }; row: { id: string } };
	'operator-make-directory': { params: { slug: string; name: string }; row: { id: string } };
	'operator-named-rows': {
		params: {
			category: string | null;
			brands: readonly string[];
			badges: readonly string[];
			colours: readonly string[];
		};
		row: {
			brands: { slug: string; now: string; name: string }[];
			badges: { slug: string }[];
			colours: { slug: string; name: string; hex: string }[];
			category: unknown[];
		};
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
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			search: string | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
			exactly: string | null;
		};
		row: { key: string; id: string };
	};
	'operator-offers-expensive': {
		params: {
			productId: string | null;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			search: string | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
			exactly: string | null;
		};
		row: { key: string; id: string };
	};
	'operator-offers-matching': {
		params: {
			productId: string | null;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			search: string | null;
			limit: number | string;
			exactly: string | null;
		};
		row: { id: string };
	};
	'operator-offers-newest': {
		params: {
			productId: string | null;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			search: string | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
			exactly: string | null;
		};
		row: { key: string; id: string };
	};
	'operator-offers-total': {
		params: {
			productId: string | null;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			traits: readonly string[];
			search: string | null;
			exactly: string | null;
		};
		row: { total: number };
	};
	'operator-other-brand': {
		params: { name: string | null; slug: string | null; id: string | null };
		row: { id: string };
	};
	'operator-other-colour': {
		params: { name: string | null; slug: string | null; id: string | null };
		row: { id: string };
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
	'operator-product-history': {
		params: { id: string; shown: number | string };
		row: {
			id: string;
			kind: string;
			action: string;
			actor: string | null;
			createdAt: Date;
			size: string | null;
			before: unknown;
			after: unknown;
			reason: string | null;
			source: string | null;
			undone: boolean;
		};
	};
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
			traits: readonly string[];
		};
		row: { total: number };
	};
	'operator-products-expensive': {
		params: {
			active: boolean | null;
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
			traits: readonly string[];
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { key: string; id: string };
	};
	'operator-products-matching': {
		params: {
			active: boolean | null;
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
			traits: readonly string[];
			limit: number | string;
		};
		row: { id: string };
	};
	'operator-products-named': {
		params: {
			active: boolean | null;
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
			externalId: string | null;
			source: string;
			brandIds: readonly string[] | null;
			categoryIds: readonly string[] | null;
			changedSince: Date | null;
			supplierId: string | null;
			feed: string | null;
			priceMin: number | string | null;
			priceMax: number | string | null;
			search: string | null;
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
	'operator-release-price': { params: { id: string }; row: { productId: string } };
	'operator-remove-badge': { params: { id: string }; row: { id: string } };
	'operator-remove-badges-of-product': { params: { id: string }; row: never };
	'operator-remove-brand': { params: { id: string }; row: { id: string } };
	'operator-remove-category': { params: { id: string }; row: { id: string } };
	'operator-remove-collection': { params: { id: string }; row: { id: string } };
	'operator-remove-colour': { params: { id: string }; row: { id: string } };
	'operator-remove-directory': { params: { id: string }; row: { id: string } };
	'operator-remove-filters-of-directory': { params: { id: string }; row: never };
	'operator-remove-images': { params: { productId: string }; row: { id: string; key: string | null } };
	'operator-remove-products-of-collection': { params: { id: string }; row: never };
	'operator-remove-videos': { params: { productId: string }; row: never };
	'operator-set-bonus-state': {
		params: { bonusCalcState: BonusCalcState | null; id: string };
		row: { itemId: string };
	};
	'operator-set-brand-logo': { params: { values: string; id: string }; row: { id: string } };
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
	'operator-stock-now': { params: { id: string }; row: { stock: number; reserved: number } };
	'operator-supplier': {
		params: { id: string };
		row: { id: string; slug: string; name: string; type: SupplierType; isoCode: string; offers: number };
	};
	'operator-suppliers-count': { params: { search: string | null; type: SupplierType | null }; row: { total: number } };
	'operator-suppliers-largest': {
		params: {
			search: string | null;
			type: SupplierType | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { id: string; slug: string; name: string; type: SupplierType; isoCode: string; offers: number; key: string };
	};
	'operator-suppliers-named': {
		params: {
			search: string | null;
			type: SupplierType | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: { id: string; slug: string; name: string; type: SupplierType; isoCode: string; offers: number; key: string };
	};
	'operator-take-off-badge': { params: { id: string }; row: never };
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
	'present-slug': { params: { kind: string; former: string }; row: { slug: string | null } };
	'price-changes-forget': { params: { days: number; batch: number | string }; row: { id: string } };
	'product-change-head': { params: None; row: { head: string } };
	'product-change-lock': { params: None; row: { locked: number } };
	'product-change-note': { params: { last: number | string | null; limit: number | string }; row: { id: string } };
	'product-changes': {
		params: { after: number | string; limit: number | string };
		row: { productId: string; changedAt: Date; position: string };
	};
	'product-match-decide': { params: { productId: string; otherId: string }; row: { productId: string } };
	'product-match-forget': { params: { productId: string }; row: never };
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
	'remove-former-name': { params: { id: string }; row: never };
	'rename-in-menu': { params: { to: string; filterType: DirectoryFilterType; from: string }; row: never };
	'top-sections': { params: None; row: { slug: string; name: string } };
}

type None = Record<never, never>;

type BonusCalcState = 'ALL' | 'ACCRUAL_ONLY' | 'WRITE_OFF_ONLY' | 'NONE';

type CategoryMappingState = 'SUGGESTED' | 'CONFIRMED' | 'UNMAPPED';

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

type MergedKind = 'BRAND' | 'CATEGORY' | 'COLOUR';

type PriceComparison = 'LAST_IMPORT' | 'PRODUCT' | 'OLD_PRICE' | 'CATEGORY';

type Season = 'AUTUMN' | 'AUTUMN_WINTER' | 'SPRING' | 'SPRING_SUMMER' | 'SUMMER' | 'WINTER';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';

type SupplierType = 'CONTRACTOR' | 'MEET_WAREHOUSE' | 'PRIVATE_SELLER' | 'TRADING_FLOOR';
