import { Children, cloneElement, type ReactElement, type Ref } from 'react';
import { useMergedRef } from '../hooks/use-merged-ref.js';

export interface Rendered {
  /**
   * Element to render instead of the part's own, such as your router's link: `<NextLink href="/cart" prefetch />`. The
   * element keeps its props and gets those of the part: classes are joined, both refs are set and both handlers called,
   * the element's first. Default: none.
   */
  render?: ReactElement | undefined;
}

interface RenderAsProps extends Record<string, unknown> {
  render: ReactElement;
  className?: string | undefined;
  ref?: Ref<never> | undefined;
}

type Handler = (...event: unknown[]) => void;

/** Renders the element with its own props and those of a part. */
export function RenderAs({ render, ref: givenRef, ...given }: RenderAsProps) {
  // A server component's element may not have arrived yet: `toArray` waits for it.
  const element = Children.only(Children.toArray(render)[0]) as ReactElement<Record<string, unknown>>;
  const own = element.props;
  const props: Record<string, unknown> = {
    ...given,
    ...own,
    ref: useMergedRef<never>(givenRef ?? null, own['ref'] as Ref<never> | undefined),
    className: [given.className, own['className']].filter(Boolean).join(' '),
  };
  for (const name in given) {
    const handlers = [own[name], given[name]];
    if (handlers.every((handler) => typeof handler === 'function'))
      props[name] = (...event: unknown[]) => handlers.forEach((handler) => (handler as Handler)(...event));
  }
  return cloneElement(element, props);
}
