import type { DeskApi } from '../../../graphql/api';
import { PreviewTextDocument, type ContentRevisionInput } from '../../../graphql/generated/graphql';

/**
 * Returns the URL at which the shop shows a draft to anybody who has the URL. Undefined if the shop is not served at
 * the same origin as the desk, as it is behind an edge proxy, because the desk knows no other origin. Never throws.
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
