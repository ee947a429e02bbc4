import { SetMetadata } from '@nestjs/common';
import { queryMetadata } from './call-metadata.js';

const REMEMBERED = Symbol('REMEMBERED');

/**
 * Marks public queries without side effects whose answer to guests depends only on their arguments, the catalogue and
 * the settings: a query, or all queries of a resolver. `AnswerMemory` may answer them.
 */
export const Remembered = () => SetMetadata(REMEMBERED, true);

/** Returns whether a query is marked as {@link Remembered}. */
export const isRemembered = (call: string): boolean => Boolean(queryMetadata(call, REMEMBERED));
