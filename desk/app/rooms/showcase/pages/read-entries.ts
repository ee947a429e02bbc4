import type { Answer, DeskApi } from '../../../graphql/api';
import {
  ContentLinesDocument,
  type ContentLineFragment,
  type ContentListInput,
} from '../../../graphql/generated/graphql';

/** Maximum number of requests, each for a hundred texts. */
const MOST_PARTS = 20;

/** Loads the list of texts from its beginning: completely, or until `isEnough`. */
export async function readEntries(
  api: DeskApi,
  dto: ContentListInput,
  isEnough: (entries: readonly ContentLineFragment[]) => boolean = () => false,
): Promise<Answer<ContentLineFragment[]>> {
  const entries: ContentLineFragment[] = [];
  for (let page = 1; page <= MOST_PARTS; page += 1) {
    const { data, fault } = await api.ask(ContentLinesDocument, { dto, page });
    if (fault) return { fault };
    const { items, pagination } = data.contentList;
    entries.push(...items);
    if (page >= pagination.totalPages || isEnough(entries)) break;
  }
  return { data: entries };
}
