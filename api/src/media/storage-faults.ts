import { ApiError } from '../shared/api-error.js';
import { StorageUnavailableError } from './object-storage.js';

/** Throws SERVICE_UNAVAILABLE instead of a StorageUnavailableError. */
export async function whileStorageAnswers<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof StorageUnavailableError)) throw error;
    throw Object.assign(new ApiError('SERVICE_UNAVAILABLE.PICTURES'), { cause: error });
  }
}
