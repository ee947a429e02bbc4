import { MergeProductCartDocument } from '@meet/client/operations';
import { add, addField, main } from '../dom';
import { meet } from '../meet';

add(main, 'h1', { textContent: 'Sign in' });
const form = add(main, 'form');
const email = addField(form, 'Email', { type: 'email', autocomplete: 'email' });
const send = add(form, 'button', { textContent: 'Send a code' });

form.onsubmit = async (event) => {
  event.preventDefault();
  // No other code goes to this address before.
  const cooldownUntil = await meet.session.sendCode(email.value);
  send.disabled = true;
  setTimeout(() => (send.disabled = false), cooldownUntil.getTime() - Date.now());
  askForCode();
};

function askForCode() {
  document.querySelector('form + form')?.remove();
  const codeForm = add(main, 'form');
  const code = addField(codeForm, 'Code', { inputMode: 'numeric', autocomplete: 'one-time-code' });
  add(codeForm, 'button', { textContent: 'Sign in' });
  code.focus();

  codeForm.onsubmit = async (event) => {
    event.preventDefault();
    await meet.session.signIn(email.value, code.value);
    const item = new URLSearchParams(location.search).get('item');
    if (item) await meet.request(MergeProductCartDocument, { dto: { ids: [item] } });
    location.assign('/?page=checkout');
  };
}
