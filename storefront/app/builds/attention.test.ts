import { Attention } from './attention';

const attention = new Attention();
let stop: () => void;

beforeEach(() => {
  window.history.replaceState(null, '', '/product/a');
  document.body.innerHTML = '<input /><button>Ok</button><div role="dialog" data-state="closed"></div>';
  stop = attention.start();
});
afterEach(() => stop());

it('the page may reload for a new build when nothing is focused or typed', () => {
  document.querySelector('button')!.focus();
  expect(attention.isNeeded).toBe(false);
});

it('the page is kept from reloading after something was typed, until the next page', () => {
  document.querySelector('input')!.dispatchEvent(new Event('input', { bubbles: true }));
  expect(attention.isNeeded).toBe(true);
  window.history.replaceState(null, '', '/product/b');
  expect(attention.isNeeded).toBe(false);
});

it('the page is kept from reloading while a text field has the focus', () => {
  document.querySelector('input')!.focus();
  expect(attention.isNeeded).toBe(true);
});

it('the page is kept from reloading while a dialog is open', () => {
  document.querySelector('div')!.dataset['state'] = 'open';
  expect(attention.isNeeded).toBe(true);
});

it.each(['/checkout', '/sandbox-payment/1', '/enter-code', '/auth'])(
  'the page is always kept from reloading on %s',
  (path) => {
    window.history.replaceState(null, '', path);
    expect(attention.isNeeded).toBe(true);
  },
);
