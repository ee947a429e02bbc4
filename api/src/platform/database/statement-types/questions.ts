/** What PostgreSQL takes and gives for every statement of `questions`. `npm run statements` writes this file. */

export interface QuestionsStatements {
	'operator-question': {
		params: { id: string };
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
			userId: string;
		};
	};
	'operator-questions-by-state': {
		params: {
			state: QuestionState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: QuestionState; count: number };
	};
	'operator-questions-count': {
		params: {
			state: QuestionState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-questions-newest': {
		params: {
			state: QuestionState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
			userId: string;
			key: string;
		};
	};
	'operator-questions-oldest': {
		params: {
			state: QuestionState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
			userId: string;
			key: string;
		};
	};
	'question-add': {
		params: { userId: string; text: string; today: Date | string; perDay: number; productId: string };
		row: { id: string };
	};
	'question-answer': { params: { text: string; id: string }; row: never };
	'question-count': { params: { productId: string }; row: { total: number } };
	'question-list': {
		params: { productId: string; afterId: string | null; afterKey: string | null; limit: number | string };
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
			key: string;
		};
	};
	'question-news': {
		params: { questionId: string };
		row: { email: string | null; locale: string | null; answer: string | null; name: string; slug: string };
	};
	'question-one': {
		params: { id: string; userId: string };
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
		};
	};
	'question-own': {
		params: {
			userId: string;
			productId: string | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			id: string;
			productId: string;
			productSlug: string;
			productName: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
			key: string;
		};
	};
	'question-own-count': { params: { userId: string; productId: string | null }; row: { total: number } };
	'question-product': { params: { productId: string }; row: { found: number } };
	'question-reject': { params: { reason: string; id: string }; row: { id: string } };
	'question-state': { params: { id: string }; row: { state: QuestionState } };
	'questions-forget-shopper': { params: { userId: string }; row: never };
	'questions-of-shopper': {
		params: { userId: string };
		row: {
			id: string;
			productId: string;
			text: string;
			state: QuestionState;
			rejectionReason: string | null;
			answer: string | null;
			answeredAt: Date | null;
			createdAt: Date;
		};
	};
}

type QuestionState = 'PENDING' | 'ANSWERED' | 'REJECTED';
