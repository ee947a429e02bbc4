import { add, addField, main } from './dom';
import { meet } from './meet';

/** Asks for an e-mail address and the code that is sent to it, and then calls `next`. */
export function signIn(next: () => void): void {
  main.replaceChildren();
  add(main, 'h1', { textContent: 'Sign in' });
  const form = add(main, 'form');
  const email = addField(form, 'Email', { type: 'email', autocomplete: 'email' });
  const send = add(form, 'button', { textContent: 'Send a code' });
  form.onsubmit = async (event) => {
    event.preventDefault();
    const cooldownUntil = await meet.session.sendCode(email.value);
    send.disabled = true;
    setTimeout(() => (send.disabled = false), cooldownUntil.getTime() - Date.now());
    askForCode(email.value, next);
  };
}

function askForCode(email: string, next: () => void): void {
  document.querySelector('form + form')?.remove();
  const form = add(main, 'form');
  const code = addField(form, 'Code', { inputMode: 'numeric', autocomplete: 'one-time-code' });
  add(form, 'button', { textContent: 'Sign in' });
  code.focus();
  form.onsubmit = async (event) => {
    event.preventDefault();
    await meet.session.signIn(email, code.value);
    next();
  };
}
