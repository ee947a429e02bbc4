/** What PostgreSQL takes and gives for every statement of `cart`. `npm run statements` writes this file. */

export interface CartStatements {
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
}
