import type { DeskApi } from '../../../graphql/api';
import {
  MergeTwoBrandsDocument,
  MergeTwoCategoriesDocument,
  MergeTwoColoursDocument,
  PreviewMergeDocument,
  type MergedKind,
  type MergeToldFragment,
} from '../../../graphql/generated/graphql';
import { MergeSteps, only } from '../merging/merge-steps';

const CALLS = { BRAND: MergeTwoBrandsDocument, CATEGORY: MergeTwoCategoriesDocument, COLOUR: MergeTwoColoursDocument };

/** Creates the merge of a brand, category or colour with another one. */
export const mergeOf = (api: DeskApi, kind: MergedKind, source: string): MergeSteps<MergeToldFragment> =>
  new MergeSteps({
    preview: async (target) =>
      only(await api.ask(PreviewMergeDocument, { dto: { kind, source, target } }), (data) => data.mergePreview),
    merge: async ({ reason, ...given }) => {
      const dto = { source, ...given, ...(reason && { reason }) };
      return only(await api.ask(CALLS[kind], { dto }), (data) => data.merged);
    },
  });
