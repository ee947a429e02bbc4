/**
 * Pages that the shop never reloads by itself, because the shopper is placing an order, paying or entering a code
 * there.
 */
const guarded = /^\/(?:checkout|sandbox-payment|auth|enter-code|sign-in)(?:\/|$)/;

const fields = 'input, textarea, select, [contenteditable]';
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** Knows whether a reload would interrupt the shopper. */
export class Attention {
  private typedOn: string | null = null;

  start(): () => void {
    const note = () => (this.typedOn = window.location.pathname);
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }

  get isNeeded(): boolean {
    const { pathname } = window.location;
    return (
      guarded.test(pathname) ||
      this.typedOn === pathname ||
      Boolean(document.activeElement?.matches(fields)) ||
      document.querySelector(openDialog) !== null
    );
  }
}
