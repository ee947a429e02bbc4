import { createElement, memo, useDeferredValue, type FunctionComponent } from 'react';

interface LagsBehindProps<Props> {
  props: Props;
  /** Whether a panel covers the part, which is then rendered after the visible content. */
  isBehind: boolean;
}

/**
 * Makes a part of a page render later while a panel covers it. For parts that change together with the panel, such as
 * the filters of the page and those of its sheet: the browser reacts to a tap in the panel before it renders the part
 * again.
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
