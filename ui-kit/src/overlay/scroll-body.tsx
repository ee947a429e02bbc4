import { useEffect, useRef, useState, type ComponentPropsWithoutRef } from 'react';

export interface ScrollBodyProps extends ComponentPropsWithoutRef<'div'> {
  /** Accessible name of the scrolling body. */
  label: string;
}

/** The body of a dialog. It is a tab stop only while it scrolls, so that the arrow keys can scroll it. */
export function ScrollBody({ label, children, ...rest }: ScrollBodyProps) {
  const frame = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);

  useEffect(() => {
    const measure = () => {
      if (frame.current) setScrolls(frame.current.scrollHeight > frame.current.clientHeight);
    };
    const observer = new ResizeObserver(measure);
    for (const element of [frame.current, content.current]) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={frame}
      {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': label, 'data-scrolls': '' })}
      {...rest}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
