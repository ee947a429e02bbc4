/** What PostgreSQL takes and gives for every statement of `messaging`. `npm run statements` writes this file. */

export interface MessagingStatements {
	'message-template-make': { params: { key: string; locale: string }; row: never };
	'message-template-set': { params: { subject: string | null; text: string | null; id: string }; row: never };
}
