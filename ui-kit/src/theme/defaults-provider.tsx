import { use, useCallback, type ReactNode } from 'react';
import type * as kit from '../index.js';
import { DefaultPropsContext } from './default-props.js';

type Kit = typeof kit;

/** Parts that are made of exported pieces. */
type Composed = 'CartLine' | 'FilterPanel' | 'Gallery' | 'OrderCard' | 'ProductCard';

/** Names of the parts: not of providers, nor of pieces, which take their props from the part around them. */
type PartName = {
  [Name in keyof Kit]: Name extends 'Anchor' | 'StyleScript' | 'ThemeScript' | 'Toaster' | `${string}Provider`
    ? never
    : Name extends Composed | 'CartLineSkeleton'
      ? Name
      : Name extends `${Composed}${string}`
        ? never
        : Name extends Capitalize<Name>
          ? Kit[Name] extends (props: never) => ReactNode
            ? Name
            : never
          : never;
}[keyof Kit];

type Given<Props> = Props extends unknown ? Readonly<Partial<Omit<Props, 'ref' | 'key'>>> : never;

/** Default props by the name of a part: `{ Button: { size: 'large' } }`. */
export type PartDefaults = {
  readonly [Name in PartName]?: Kit[Name] extends (props: infer Props) => ReactNode ? Given<Props> : never;
};

export interface DefaultsProviderProps {
  /** The part of the page that has these defaults. */
  children: ReactNode;
  /** Props of parts that apply if their caller gives none. Pass the same object at every render. */
  defaults: PartDefaults;
}

/**
 * Sets default props of parts, including parts that other parts render. A nested provider adds its defaults to those of
 * the outer one.
 */
export function DefaultsProvider({ children, defaults }: DefaultsProviderProps) {
  const outer = use(DefaultPropsContext);
  const add = useCallback<typeof outer>(
    (part, given) => outer(part, withDefaults((defaults as Record<string, object | undefined>)[part], given)),
    [outer, defaults],
  );
  return <DefaultPropsContext value={add}>{children}</DefaultPropsContext>;
}

function withDefaults<Props extends object>(defaults: object | undefined, given: Props): Props {
  if (!defaults) return given;
  const named = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(named) } as Props;
}
