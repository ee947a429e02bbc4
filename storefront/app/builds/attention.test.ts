import { Attention } from './attention';

const attention = new Attention();
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/product/a');
  document.body.innerHTML = '<input /><button>Ok</button><div role="dialog" data-state="closed"></div>';
  stop = attention.start();
});
afterEach(() => stop());

it('is not needed by a page that is read', () => {
  document.querySelector('button')!.focus();
  expect(attention.isNeeded).toBe(false);
});

it('is needed where something was typed, until the next page', () => {
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(attention.isNeeded).toBe(true);
  window.history.replaceState(null, '', '/product/b');
  expect(attention.isNeeded).toBe(false);
});

it('is needed by a field with the focus', () => {
  document.querySelector('input')!.focus();
  expect(attention.isNeeded).toBe(true);
});

it('is needed by an open dialog', () => {
  document.querySelector('div')!.dataset['state'] = 'open';
  expect(attention.isNeeded).toBe(true);
});

it.each(['/checkout', '/sandbox-payment/1', '/enter-code', '/auth'])('is needed by %s in any case', (path) => {
  window.history.replaceState(null, '', path);
  expect(attention.isNeeded).toBe(true);
});
