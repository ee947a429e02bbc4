/** What PostgreSQL takes and gives for every statement of `reviews`. `npm run statements` writes this file. */

export interface ReviewsStatements {
	'demo-buyers-add': { params: { buyers: string }; row: { id: string } };
	'demo-orders-add': { params: { orders: string }; row: { id: string } };
	'demo-orders-sell': { params: None; row: { id: string } };
	'demo-orders-without-review': { params: None; row: { number: number; userId: string; productId: string } };
	'demo-review-date': { params: { days: number; minutes: number; id: string }; row: { id: string } };
	'demo-review-upload': { params: { keys: readonly string[]; userId: string }; row: { id: string } };
	'demo-review-vote': { params: { votes: string }; row: { userId: string } };
	'operator-review': {
		params: { userId: string | null; id: string };
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
		};
	};
	'operator-reviews-by-state': {
		params: {
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { state: ReviewState; count: number };
	};
	'operator-reviews-count': {
		params: {
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
		};
		row: { total: number };
	};
	'operator-reviews-newest': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
			id: string;
			key: string;
		};
	};
	'operator-reviews-oldest': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			afterId: string | null;
			afterKey: string | null;
			limit: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
			id: string;
			key: string;
		};
	};
	'operator-reviews-page': {
		params: {
			userId: string | null;
			state: ReviewState | null;
			productId: string | null;
			search: string | null;
			from: Date | null;
			to: Date | null;
			limit: number | string;
			offset: number | string;
		};
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
			version: number;
			userId: string;
			orderNumber: number;
		};
	};
	'ratings-lock-of-shopper': { params: { userId: string }; row: { locked: number } };
	'review-add': {
		params: {
			userId: string;
			rating: number;
			fit: ReviewFit | null;
			advantages: string;
			disadvantages: string;
			text: string;
			productId: string;
		};
		row: { id: string };
	};
	'review-answer': { params: { text: string | null; id: string }; row: { id: string } };
	'review-approve': {
		params: { id: string; version: number };
		row: { userId: string; orderUuid: string; orderItemId: string; hasPhotos: boolean; isKept: boolean };
	};
	'review-edit': { params: { values: string; id: string }; row: never };
	'review-invitation-buyer': {
		params: { itemIds: readonly string[]; orderUuid: string };
		row: { email: string | null; locale: string | null; goods: { name: string; slug: string }[] };
	};
	'review-invitations-due': {
		params: { days: number; mostDays: number; batch: number | string };
		row: { itemId: string; orderUuid: string };
	};
	'review-is-own': { params: { userId: string; id: string }; row: { isOwn: boolean } };
	'review-list': {
		params: {
			productId: string;
			rating: number | null;
			fit: ReviewFit | null;
			withPhotos: boolean;
			onlyThis: boolean;
			userId: string | null;
			sort: string;
			limit: number | string;
			offset: number | string;
		};
		row: {
			total: number;
			items: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
			reviewCount: number;
			ratingSum: number;
			stars: unknown;
			fits: unknown;
			withPhotos: number;
		};
	};
	'review-lock': { params: { id: string; userId: string }; row: { state: ReviewState; photos: string[] } };
	'review-mine': { params: { userId: string; productId: string }; row: { id: string } };
	'review-one': {
		params: { userId: string | null; id: string };
		row: {
			review: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			};
		};
	};
	'review-own': {
		params: { userId: string | null; limit: number | string; offset: number | string };
		row: {
			total: number;
			items: {
				id: string;
				productId: string;
				productSlug: string;
				productName: string;
				authorName: string | null;
				authorSurname: string | null;
				rating: number;
				fit: ReviewFit | null;
				sizeName: string;
				advantages: string;
				disadvantages: string;
				text: string;
				state: ReviewState;
				rejectionReason: string | null;
				helpful: number;
				unhelpful: number;
				myVote: boolean | null;
				answer: string | null;
				answeredAt: string | null;
				createdAt: string;
				updatedAt: string;
				photos: {
					reviewId: string;
					url: string;
					width: number | null;
					height: number | null;
					colour: string | null;
					preview: string | null;
				}[];
			}[];
		};
	};
	'review-reject': { params: { reason: string; id: string; version: number }; row: { id: string } };
	'review-reviewable': {
		params: { userId: string; most: number | string };
		row: { productId: string; slug: string; name: string; image: unknown; sizeName: string; deliveredAt: Date };
	};
	'review-set-photos': { params: { photos: readonly string[]; id: string }; row: never };
	'review-version': { params: { id: string }; row: { version: number } };
	'review-vote': { params: { userId: string; helpful: boolean; id: string }; row: { helpful: boolean } };
	'review-vote-back': { params: { id: string; userId: string }; row: { helpful: boolean } };
	'review-votes-forget-shopper': { params: { userId: string }; row: never };
	'reviews-forget-shopper': { params: { userId: string }; row: never };
	'reviews-lock-of-shopper': { params: { userId: string }; row: { locked: number } };
}

type None = Record<never, never>;

type ReviewFit = 'SMALL' | 'TRUE_TO_SIZE' | 'LARGE';

type ReviewState = 'PENDING' | 'APPROVED' | 'REJECTED';
