export { cashback, type CashbackTerms } from './cashback.js';
