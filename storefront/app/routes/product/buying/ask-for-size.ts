/** Scrolls to the sizes of the page and focuses them. */
export function askForSize(): void {
  const sizes = document.querySelector('#sizes');
  sizes?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });
  sizes?.scrollIntoView({ block: 'nearest' });
}
