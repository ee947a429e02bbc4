import { askApi } from '../graphql/api-client.server';
import {
  BlogArticleDocument,
  ContentPreviewDocument,
  InfoPageDocument,
  type ContentFieldsFragment,
} from '../graphql/generated/graphql';

export type Content = ContentFieldsFragment;

/** What the API answers for an address at which nothing is shown, or at which nothing can be. */
const expected = ['CONTENT_NOT_FOUND', 'BAD_USER_INPUT'];

/** Loads an article; null where none is shown. */
export async function loadArticle(slug: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: BlogArticleDocument, variables: { slug }, signal, expected });
  return data?.blog ?? null;
}

/** Loads an information page by its path; null where none is shown. */
export async function loadInfoPage(path: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: InfoPageDocument, variables: { path }, signal, expected });
  return data?.infoPage ?? null;
}

/** Loads a draft by the link that an operator made; null for a link that is over. */
export async function loadPreview(token: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: ContentPreviewDocument, variables: { token }, signal, expected });
  return data?.contentPreview ?? null;
}
