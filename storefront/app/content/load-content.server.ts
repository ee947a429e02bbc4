import { askApi } from '../graphql/api-client.server';
import {
  BlogArticleDocument,
  ContentPreviewDocument,
  InfoPageDocument,
  type ContentFieldsFragment,
} from '../graphql/generated/graphql';

export type Content = ContentFieldsFragment;

/** Error codes for a URL without a page, or for an invalid URL. */
const expected = ['CONTENT_NOT_FOUND', 'BAD_USER_INPUT'];

/** Loads an article; null if it does not exist. */
export async function loadArticle(slug: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: BlogArticleDocument, variables: { slug }, signal, expected });
  return data?.blog ?? null;
}

/** Loads an information page by its path; null if it does not exist. */
export async function loadInfoPage(path: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: InfoPageDocument, variables: { path }, signal, expected });
  return data?.infoPage ?? null;
}

/** Loads a draft by the link that an operator created; null if the link has expired. */
export async function loadPreview(token: string, signal: AbortSignal): Promise<Content | null> {
  const { data } = await askApi({ document: ContentPreviewDocument, variables: { token }, signal, expected });
  return data?.contentPreview ?? null;
}
