import type { RedirectKind, RedirectLineFragment, SaveRedirectInput } from '../../../graphql/generated/graphql';
import type { Fault } from '../../../graphql/api';
import { faultsOf } from '../../../shell/edited-fields';

/** The form values of a redirect. */
export interface RedirectForm {
  id: string | null;
  kind: RedirectKind;
  source: string;
  target: string;
  permanent: boolean;
  /** Version of the shown redirect; undefined for a new one. */
  version?: string;
}

export const NEW_REDIRECT: RedirectForm = { id: null, kind: 'EXACT', source: '', target: '', permanent: true };

export const formOf = ({ id, kind, source, target, permanent, version }: RedirectLineFragment): RedirectForm => ({
  ...{ id, kind, source, target, permanent, version },
});

/** An operator may paste a complete URL of the shop; only its path is used. */
export const dtoOf = ({ source, target, ...rest }: RedirectForm): SaveRedirectInput => ({
  ...rest,
  source: pathOf(source),
  target: target.trim(),
});

/** Returns the part of a URL after the host, or the text itself if it has no host. */
function pathOf(address: string): string {
  const text = address.trim();
  return text.replace(/^https?:\/\/[^/]+(?=\/|$)/i, '') || text;
}

/** Returns the messages by field, such as another rule that conflicts with the source. */
export const faultsIn = (fault: Fault): Record<string, string> =>
  fault.code === 'NAME_TAKEN' || fault.code === 'REDIRECT_CHAINED'
    ? { source: fault.message }
    : faultsOf(fault.details['fields']);

/** Whether the source or target of a redirect contains the text. */
export function hasText({ source, target }: RedirectLineFragment, search: string): boolean {
  const text = search.trim().toLowerCase();
  return [source, target].some((address) => decoded(address).toLowerCase().includes(text));
}

/** Decodes a URL, because people type the decoded form. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
