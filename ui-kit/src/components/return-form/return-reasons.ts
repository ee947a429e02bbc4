import type { returnFormWords } from './return-form.words.js';

export interface ReturnReason {
  /** Code of the reason, passed to `onSubmit`. */
  code: string;
  /** Name of the reason in the list. */
  label: string;
  /** Whether photos are possible or required. Default: no photos. */
  photos?: 'optional' | 'required';
  /** Whether a comment is required. Default: false. */
  needsComment?: boolean;
}

/** The requirements of the standard reasons. Photos are required if the shop is to blame. */
const standard = {
  SIZE: {},
  COLOUR_OR_STYLE: {},
  DEFECT: { photos: 'required' },
  WRONG_ITEM: { photos: 'required' },
  NOT_AS_DESCRIBED: { photos: 'required' },
  OTHER: { photos: 'optional', needsComment: true },
} as const satisfies Record<string, Pick<ReturnReason, 'photos' | 'needsComment'>>;

export type StandardReason = keyof typeof standard;

/** Returns the standard reasons in the given language. */
export function standardReasons({ returnReasons }: typeof returnFormWords): readonly ReturnReason[] {
  return (Object.keys(standard) as StandardReason[]).map((code) => ({
    code,
    label: returnReasons[code],
    ...standard[code],
  }));
}
