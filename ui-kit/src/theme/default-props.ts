import { createContext, use } from 'react';

/** Adds the default props of a part, found by its name, to the props that its caller gives. */
type AddDefaults = <Props extends object>(part: string, given: Props) => Props;

/**
 * Set by `DefaultsProvider`, which contains all the code, so that a page without the provider does not load the code.
 */
export const DefaultPropsContext = createContext<AddDefaults>((_, given) => given);

/** Returns the props of a part. Props that its caller does not give are taken from `DefaultsProvider`. */
export const useDefaultProps: AddDefaults = (part, given) => use(DefaultPropsContext)(part, given);
