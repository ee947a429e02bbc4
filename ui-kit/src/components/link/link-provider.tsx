import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & {
  /** URL of the link. */
  href: string;
};

const LinkContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

export interface LinkProviderProps {
  /** The part of the page that uses these links. */
  children: ReactNode;
  /** Renders every link of the kit, such as an adapter for the application's router. Default: `a`. */
  component: ComponentType<AnchorProps>;
}

export function LinkProvider({ children, component }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link, rendered by the component given to `LinkProvider`. */
export function Anchor(props: AnchorProps) {
  return createElement(use(LinkContext), props);
}
