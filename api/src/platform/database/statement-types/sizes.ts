/** What PostgreSQL takes and gives for every statement of `sizes`. `npm run statements` writes this file. */

export interface SizesStatements {
	'my-size-product': {
		params: { productId: string };
		row: {
			name: string;
			sex: Sex;
			children: boolean;
			categories: string[];
			rows: unknown;
			brandIds: string[];
			sizes: { slug: string; name: string }[];
		};
	};
	'my-size-tables': {
		params: { most: number | string };
		row: {
			sex: Sex;
			children: boolean;
			brand: string | null;
			category: string | null;
			level: number;
			slug: string;
			rows: unknown;
		};
	};
	'my-sizes-received': {
		params: { userId: string; most: number | string };
		row: {
			name: string;
			sex: Sex;
			children: boolean;
			categories: string[];
			rows: unknown;
			size: string;
			receivedAt: Date;
			brandId: string;
			brandSlug: string;
			brand: string;
			returned: boolean;
			wanted: string | null;
			fit: ReviewFit | null;
		};
	};
}

type ReviewFit = 'SMALL' | 'TRUE_TO_SIZE' | 'LARGE';

type Sex = 'MALE' | 'FEMALE' | 'UNISEX';
