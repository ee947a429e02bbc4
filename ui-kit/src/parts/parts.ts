/** Classes for the inner parts of a component, by the names that its elements have in `data-part`. */
export type PartClasses<Part extends string> = Readonly<Partial<Record<Part, string | undefined>>>;

/**
 * Returns the attributes that mark an element as a part of its component: the part's name for style sheets, and the
 * caller's class.
 */
export const partOf = <Part extends string>(part: Part, classNames?: PartClasses<Part>) => ({
  'data-part': part,
  className: classNames?.[part],
});

/** Returns the props of a part that is itself a component, together with the caller's props. */
export const partProps = <Part extends string, Props extends { className?: string | undefined }>(
  part: Part,
  classNames: PartClasses<Part> | undefined,
  props: Props,
) => ({
  'data-part': part,
  ...props,
  className: [props.className, classNames?.[part]].filter(Boolean).join(' ') || undefined,
});
