import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

export type AnchorProps = ComponentPropsWithRef<'a'> & { href: string };

const Anchor = (props: AnchorProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AnchorProps>>(Anchor);

export interface LinkProviderProps {
  children: ReactNode;
  /** Renders every link of the kit, such as an adapter of the application's router. */
  component: ComponentType<AnchorProps>;
}

export function LinkProvider({ children, component }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

export function useLinkComponent(): ComponentType<AnchorProps> {
  return use(LinkContext);
}
