import type { RedirectKind, RedirectLineFragment, SaveRedirectInput } from '../../../graphql/generated/graphql';
import type { Fault } from '../../../graphql/api';
import { faultsOf } from '../../../shell/edited-fields';

/** A redirect as it stands in its fields. */
export interface RedirectForm {
  id: string | null;
  kind: RedirectKind;
  source: string;
  target: string;
  permanent: boolean;
  /** Version of the redirect that is shown; a new one has none. */
  version?: string;
}

export const NEW_REDIRECT: RedirectForm = { id: null, kind: 'EXACT', source: '', target: '', permanent: true };

export const formOf = ({ id, kind, source, target, permanent, version }: RedirectLineFragment): RedirectForm => ({
  ...{ id, kind, source, target, permanent, version },
});

/** An address may be pasted whole: of that of the shop only the path counts. */
export const dtoOf = ({ source, target, ...rest }: RedirectForm): SaveRedirectInput => ({
  ...rest,
  source: pathOf(source),
  target: target.trim(),
});

/** Returns what follows the host of an address, or the text itself if it has none. */
function pathOf(address: string): string {
  const text = address.trim();
  return text.replace(/^https?:\/\/[^/]+(?=\/|$)/i, '') || text;
}

/** Returns what is wrong, by field: another rule is in the way of the source. */
export const faultsIn = (fault: Fault): Record<string, string> =>
  fault.code === 'NAME_TAKEN' || fault.code === 'REDIRECT_CHAINED'
    ? { source: fault.message }
    : faultsOf(fault.details['fields']);

/** Whether a redirect has the text in its source or its target. */
export function hasText({ source, target }: RedirectLineFragment, search: string): boolean {
  const text = search.trim().toLowerCase();
  return [source, target].some((address) => decoded(address).toLowerCase().includes(text));
}

/** People write addresses as they read them. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
