export { cashback } from './cashback.js';
