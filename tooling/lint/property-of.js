/** Returns the property or attribute that a value belongs to, at any depth of an expression; else undefined. */
export function propertyOf(node) {
  for (let child = node, { parent } = node; parent; child = parent, { parent } = parent) {
    if (parent.type === 'Property' && parent.value === child) return String(parent.key.name ?? parent.key.value);
    if (parent.type === 'JSXAttribute') return String(parent.name.name);
    if (parent.type === 'CallExpression' || parent.type.endsWith('Statement')) return undefined;
  }
  return undefined;
}
