export { Rating, type RatingProps } from './rating.js';
export { RatingInput, type RatingInputProps } from './rating-input.js';
