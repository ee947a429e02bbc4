/** What PostgreSQL takes and gives for every statement of `webhooks`. `npm run statements` writes this file. */

export interface WebhooksStatements {
	'webhook-accepted': {
		params: {
			durationMs: number;
			status: number | null;
			body: string | null;
			ids: readonly (number | string)[];
			attempts: readonly number[];
		};
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
	'webhook-due-endpoints': { params: None; row: { id: string; failures: number; batchSize: number } };
	'webhook-edit': {
		params: {
			url: string;
			description: string | null;
			events: readonly string[];
			batchSize: number | null;
			id: string;
		};
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
	'webhook-lock-batches': { params: { endpointId: string }; row: { mine: boolean } };
	'webhook-pause': { params: { id: string }; row: never };
	'webhook-paused-endpoint': {
		params: { endpointId: string };
		row: { url: string; description: string; state: WebhookState; failure: string | null };
	};
	'webhook-publish': { params: { batch: number | string }; row: { taken: number } };
	'webhook-publish-lock': { params: None; row: { mine: boolean } };
	'webhook-register': {
		params: { url: string; description: string; events: readonly string[]; batchSize: number; secret: string };
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
		params: { leaseSeconds: number; queue: string; repeatedOnly: boolean; most: number | string };
		row: {
			id: string;
			attempts: number;
			endpointId: string;
			url: string;
			secret: string;
			batchSize: number;
			previousSecret: string | null;
			eventId: string;
			type: string;
			schemaVersion: number;
			subjectType: string;
			subjectId: string;
			data: unknown;
			cause: unknown;
			occurredAt: Date;
		};
	};
	'webhook-take-batch': {
		params: { leaseSeconds: number; queue: string; most: number | string };
		row: {
			id: string;
			attempts: number;
			endpointId: string;
			url: string;
			secret: string;
			batchSize: number;
			previousSecret: string | null;
			eventId: string;
			type: string;
			schemaVersion: number;
			subjectType: string;
			subjectId: string;
			data: unknown;
			cause: unknown;
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
			batchSize: number;
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
}

type None = Record<never, never>;

type WebhookDeliveryState = 'WAITING' | 'DELIVERED' | 'DEAD';

type WebhookState = 'ACTIVE' | 'PAUSED' | 'DEAD';
