import { createElement, memo, useDeferredValue, type FunctionComponent } from 'react';

interface LagsBehindProps<Props> {
  props: Props;
  /** Whether a panel covers the part. It is then drawn after what the shopper sees. */
  isBehind: boolean;
}

/**
 * A part of a page that changes together with a panel over it, such as the filters of the page and those of its sheet:
 * while the panel is open, a tap in it is answered before the part is drawn anew.
 */
export function lagsBehind<Props extends object>(Part: FunctionComponent<Props>) {
  const Drawn = memo(function Drawn({ props }: { props: Props }) {
    return createElement(Part, props);
  });
  return function LagsBehind({ props, isBehind }: LagsBehindProps<Props>) {
    const late = useDeferredValue(props);
    return <Drawn props={isBehind ? late : props} />;
  };
}
