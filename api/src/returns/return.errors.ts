import { ApiError } from '../shared/api-error.js';

export const returnErrors = {
  RETURN_NOT_ALLOWED:
    'Units that cannot be returned; `extensions.items` names each with `reason` NOT_DELIVERED, TOO_LATE, REQUESTED or NOT_EXCHANGEABLE. Nothing was written',
  RETURN_NOT_FOUND: 'No such request, or it is somebody else’s',
  RETURN_MOVED_ON:
    'The request does not go from its state to that one; `extensions.state` is its present one, `extensions.allowed` names where it can go. Nothing was changed',
} as const;

declare module '../shared/api-error.js' {
  interface ErrorCodes extends Record<keyof typeof returnErrors, string> {}
}

export const returnNotFound = (): ApiError => new ApiError('RETURN_NOT_FOUND');
