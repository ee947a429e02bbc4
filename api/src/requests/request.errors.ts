import { ApiError } from '../shared/api-error.js';

export const requestErrors = {
  REQUEST_NOT_FOUND: 'No such request of a partner or a shopper',
  REQUEST_CLOSED: 'The request is decided already; `extensions.state` says how',
  PRICE_NOT_LOWER: 'The agreed price is not below `extensions.price`, which the shopper pays without it',
  PERSONAL_PRICE_USED:
    'Units are ordered at the agreed price, so it cannot become one of another offer or for fewer units',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof requestErrors, string> {}
}

export const requestNotFound = (): ApiError => new ApiError('REQUEST_NOT_FOUND');

export const requestClosed = (state: string): ApiError => new ApiError('REQUEST_CLOSED', { state });
