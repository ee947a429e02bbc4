export const main = document.querySelector('main')!;

/** Adds an element. Texts of the API are set as text, so that they cannot become markup. */
export function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  parent.append(element);
  return element;
}

/** Adds a field with its label. */
export function addField(parent: HTMLElement, label: string, properties: Partial<HTMLInputElement>): HTMLInputElement {
  return add(add(parent, 'label', { textContent: label }), 'input', { required: true, ...properties });
}
