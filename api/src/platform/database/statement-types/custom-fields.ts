/** What PostgreSQL takes and gives for every statement of `custom-fields`. `npm run statements` writes this file. */

export interface CustomFieldsStatements {
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
	'lock-custom-field-declarations': { params: None; row: { locked: number } };
	'lock-custom-fields': {
		params: { owner: CustomFieldOwner; codes: readonly string[] };
		row: { id: string; code: string; type: CustomFieldType; multiple: boolean; min: number | null; max: number | null };
	};
	'operator-count-custom-field-values': {
		params: { fieldId: string; kept: readonly string[] };
		row: { values: number };
	};
	'operator-count-custom-fields': { params: { owner: CustomFieldOwner }; row: { count: number } };
	'operator-edit-custom-field': { params: { values: string; id: string }; row: never };
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
	'operator-find-order': { params: { uuid: string }; row: { uuid: string } };
	'operator-lock-shopper': { params: { userId: string }; row: { deleted: boolean } };
	'operator-make-custom-field': {
		params: { owner: CustomFieldOwner; code: string; name: string; type: CustomFieldType };
		row: { id: string };
	};
	'operator-remove-custom-field': { params: { id: string }; row: never };
	'operator-remove-custom-field-options': { params: { fieldId: string; kept: readonly string[] }; row: never };
	'operator-remove-custom-field-values': { params: { fieldId: string; kept: readonly string[] }; row: never };
	'operator-save-custom-field-options': { params: { fieldId: string; options: string }; row: never };
}

type None = Record<never, never>;

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
