import type { OperatorActionsInput, OperatorEntity } from '../../../graphql/generated/graphql';
import type { Days } from '../days-filter';
import { dayIn, hrefWith, pageIn, textIn } from '../read-address';
import { trailTexts } from './trail-words';

export interface TrailFilters extends Days {
  /** Id of an operator or a program. */
  actor: string | null;
  /** Kind of the changed object. */
  entity: OperatorEntity | null;
  /** Id of the changed object. */
  subject: string | null;
  page: number;
}

/** Kinds of objects that operators change. */
export const ENTITIES = Object.keys(trailTexts.ru.entities) as OperatorEntity[];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Reads the filters from the URL; unknown values are ignored. */
export function filtersIn(params: URLSearchParams): TrailFilters {
  const idIn = (name: string) => {
    const text = textIn(params, name);
    return text && UUID.test(text) ? text : null;
  };
  return {
    actor: idIn('actor'),
    entity: ENTITIES.find((entity) => entity === params.get('entity')) ?? null,
    subject: idIn('subject'),
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    page: pageIn(params),
  };
}

/** Returns the URL of the audit log with these filters changed. */
export const hrefOf = (
  now: URLSearchParams,
  changes: Partial<Record<keyof TrailFilters | 'entry', string | null>>,
): string => hrefWith('/people/trail', now, changes);

/** Returns the filters in the form of the API. */
export function dtoOf({ actor, entity, subject, from, to }: TrailFilters): OperatorActionsInput {
  return {
    ...(actor && { actorId: actor }),
    ...(entity && { entity }),
    ...(subject && { entityId: subject }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
