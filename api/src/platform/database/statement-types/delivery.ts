/** What PostgreSQL takes and gives for every statement of `delivery`. `npm run statements` writes this file. */

export interface DeliveryStatements {
	'close-absent-pickup-points': { params: { provider: string; listed: readonly string[] }; row: never };
	'close-pickup-points': { params: { provider: string }; row: never };
	parcel: {
		params: { defaultGrams: number; places: readonly number[]; itemIds: readonly string[] };
		row: { place: number; units: number; value: string; grams: string };
	};
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
	'unit-weights': {
		params: { defaultGrams: number; productIds: readonly string[] };
		row: { productId: string; grams: number };
	};
	'upsert-pickup-points': { params: { provider: string; points: string }; row: { created: boolean } };
}
