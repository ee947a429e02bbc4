/** Attributes of any HTML element, as React spells them, but for those of an element that is edited or focused. */
const attribute =
  /^((aria|data)-.+|item(ID|Prop|Ref|Scope|Type)|className|dir|hidden|id|inert|lang|part|ref|role|slot|style|tabIndex|title|translate)$/;

/**
 * Returns those props that an HTML element takes. A component that shows a record is often given all of the record by
 * `{...product}`: fields that the component does not know, such as `currency` or `onSale`, must not become attributes.
 */
export const attributesOf = <Props extends object>(props: Props): Props =>
  Object.fromEntries(
    Object.entries(props).filter(([name, value]) =>
      /^on[A-Z]/.test(name) ? typeof value === 'function' : attribute.test(name),
    ),
  ) as Props;
