export { ModerateReview, type ReadVersion } from './moderate-review.js';
export { Review, ReviewState } from './review.model.js';
export { presentReview, REVIEW_JSON, REVIEW_PARTS } from './review-row.js';
export { ReviewsModule } from './reviews.module.js';
