/** Pages that the shop never loads anew by itself: an order, a payment or a code is under way there. */
const guarded = /^\/(?:checkout|sandbox-payment|auth|enter-code|sign-in)(?:\/|$)/;

const fields = 'input, textarea, select, [contenteditable]';
const openDialog = ':is([role="dialog"], [role="alertdialog"])[data-state="open"]';

/** Knows whether the shopper is in the middle of something that a load of the page would spoil. */
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
