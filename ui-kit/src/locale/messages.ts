import type { ru } from './ru.js';

/** All texts that components show on their own, by component. A language pack has each of them. */
export type Messages = typeof ru;

/** Texts that replace those of some components: any part of any component. */
export type SomeMessages = { readonly [Part in keyof Messages]?: Partial<Messages[Part]> };
