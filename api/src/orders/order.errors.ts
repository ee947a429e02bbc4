import { ApiError } from '../shared/api-error.js';

export const orderNotFound = (): ApiError => new ApiError('ORDER_NOT_FOUND', 'Такого заказа нет');
