import type { DeskApi } from '../../../graphql/api';
import { PreviewTextDocument, type ContentRevisionInput } from '../../../graphql/generated/graphql';

/**
 * Returns the address at which the shop shows a draft to whoever has it. Undefined if the shop is not served at the
 * desk's own address, as behind an edge it is: the desk does not know another one. Never throws.
 */
export async function previewHref(
  api: DeskApi,
  revision: ContentRevisionInput,
  signal: AbortSignal,
): Promise<string | undefined> {
  const { data } = await api.ask(PreviewTextDocument, { dto: revision }, signal);
  if (!data) return undefined;
  const href = `${location.origin}/preview/${data.previewContent.token}`;
  try {
    const { ok } = await fetch(href, { method: 'HEAD', signal });
    return ok ? href : undefined;
  } catch {
    return undefined;
  }
}
