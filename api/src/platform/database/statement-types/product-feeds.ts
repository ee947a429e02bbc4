/** What PostgreSQL takes and gives for every statement of `product-feeds`. `npm run statements` writes this file. */

export interface ProductFeedsStatements {
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
}

type None = Record<never, never>;

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';
