import { createContext, use } from 'react';

/** Adds the default props of a part, by its name, to those that its caller gives. */
type AddDefaults = <Props extends object>(part: string, given: Props) => Props;

/** Set by `DefaultsProvider`, which has all the code, so that a page without one does not carry it. */
export const DefaultPropsContext = createContext<AddDefaults>((_, given) => given);

/** Returns the props of a part, with those that `DefaultsProvider` has for it where its caller gives none. */
export const useDefaultProps: AddDefaults = (part, given) => use(DefaultPropsContext)(part, given);
