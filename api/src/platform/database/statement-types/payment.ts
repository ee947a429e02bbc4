/** What PostgreSQL takes and gives for every statement of `payment`. `npm run statements` writes this file. */

export interface PaymentStatements {
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
	'payment-known': { params: { id: string }; row: { orderUuid: string; amount: string } };
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
	'payment-open': {
		params: {
			id: string | null;
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
	'payment-taken-by-hand': { params: { provider: string; paymentId: string }; row: never };
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
	'receipts-of-order': { params: { orderUuid: string }; row: { kind: string; issuedAt: Date; receipt: unknown } };
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
	'refund-to-make-by-hand': { params: { orderUuid: string; provider: string }; row: { id: string; amount: string } };
	'refund-void': { params: { paymentId: string }; row: never };
	'sandbox-act': { params: { decline: boolean; id: string }; row: { id: string } };
	'sandbox-create': {
		params: { id: string; amount: number | string; description: string; returnUrl: string; capture: boolean };
		row: { id: string; amount: string; description: string; returnUrl: string; state: PaymentState; expiresAt: Date };
	};
	'sandbox-give': { params: { amount: number | string; id: string }; row: { id: string } };
	'sandbox-move': { params: { to: PaymentState; id: string; from: PaymentState }; row: never };
	'sandbox-pay-late': { params: { seconds: number; id: string }; row: { id: string } };
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
	'settlement-due': {
		params: { provider: string; most: number | string };
		row: { id: string; paymentProviderId: string; receipt: unknown; firstAskedAt: Date };
	};
	'settlement-request': { params: { receipt: string; paymentId: string | null; orderUuid: string }; row: never };
	'settlement-sent': { params: { providerId: string | null; refusal: string | null; receiptId: string }; row: never };
}

type PaymentOutcome = 'KEEP' | 'REFUND';

type PaymentState = 'CREATED' | 'PENDING' | 'WAITING_FOR_CAPTURE' | 'SUCCEEDED' | 'CANCELED';

type PaymentType = 'BANK_CARD' | 'SBP' | 'WALLET' | 'ON_DELIVERY';

type RefundState = 'REQUESTED' | 'PENDING' | 'SUCCEEDED' | 'CANCELED';
