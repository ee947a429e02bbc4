import { SetMetadata } from '@nestjs/common';
import { queryMetadata } from './call-metadata.js';

const REMEMBERED = Symbol('REMEMBERED');

/**
 * Marks public queries whose answer to guests depends on nothing but their arguments, the catalogue and the settings, and that do
 * nothing else: a query, or all of a resolver. `AnswerMemory` may answer them.
 */
export const Remembered = () => SetMetadata(REMEMBERED, true);

/** Returns whether a query is marked as {@link Remembered}. */
export const isRemembered = (call: string): boolean => Boolean(queryMetadata(call, REMEMBERED));
