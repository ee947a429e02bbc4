import type { ru } from './ru.js';

/** All texts that components show on their own, by component. A language pack must have all of them. */
export type Messages = typeof ru;

/** Texts that replace some of the components' own. */
export type SomeMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };
