import type { returnFormWords } from './return-form.words.js';

export interface ReturnReason {
  /** Its code, which `onSubmit` is given. */
  code: string;
  /** Its name in the list. */
  label: string;
  /** Whether photos are asked for, and whether the form waits for one. Default: no photos. */
  photos?: 'optional' | 'required';
  /** The form waits for a comment. Default: false. */
  needsComment?: boolean;
}

/** What the standard reasons ask for. The reason must be seen in a photo where the shop is at fault. */
const standard = {
  SIZE: {},
  COLOUR_OR_STYLE: {},
  DEFECT: { photos: 'required' },
  WRONG_ITEM: { photos: 'required' },
  NOT_AS_DESCRIBED: { photos: 'required' },
  OTHER: { photos: 'optional', needsComment: true },
} as const satisfies Record<string, Pick<ReturnReason, 'photos' | 'needsComment'>>;

export type StandardReason = keyof typeof standard;

/** Returns the standard reasons in the language of the words. */
export function standardReasons({ returnReasons }: typeof returnFormWords): readonly ReturnReason[] {
  return (Object.keys(standard) as StandardReason[]).map((code) => ({
    code,
    label: returnReasons[code],
    ...standard[code],
  }));
}
