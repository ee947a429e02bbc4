/** What PostgreSQL takes and gives for every statement of `sandbox`. `npm run statements` writes this file. */

export interface SandboxStatements {
	'sandbox-add': { params: { userId: string }; row: never };
	'sandbox-is-known': { params: { userId: string }; row: { '?column?': number } };
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
	'sandbox-offer': { params: { products: number | null }; row: { id: string; price: string } };
	'sandbox-point': { params: { cityId: string }; row: { code: string } };
	'sandbox-set-profile': { params: { name: string; surname: string; notifyBySms: boolean; id: string }; row: never };
}
