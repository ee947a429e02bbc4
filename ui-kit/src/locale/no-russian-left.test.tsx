import { act, render } from '@testing-library/react';
import { components, withoutElement } from '../testing/samples.js';
import { en } from './en.js';
import { LocaleProvider } from './locale-provider.js';

const russian = /[а-яё]/i;
const read = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder'];

// jsdom has the `dialog` element without its methods.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close: () => undefined,
  });
});

/** Returns what the page says in Russian, in texts and in attributes that are read out. */
function saidInRussian(): string[] {
  const said = [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map((text) => text.textContent),
    ...read.map((attribute) => element.getAttribute(attribute)),
  ]);
  return said.filter((text): text is string => text !== null && russian.test(text));
}

// The scripts draw nothing, and React renders no script in the browser.
const { StyleScript: _, ThemeScript: __, ...drawn } = { ...components, ...withoutElement };

it.each(Object.entries(drawn))('the component %s in English shows no Russian text', async (_, sample) => {
  render(
    <LocaleProvider locale="en-US" currency="USD" timeZone="America/New_York" phoneCountry="US" messages={en}>
      {sample({})}
    </LocaleProvider>,
  );
  await act(async () => undefined);
  expect(saidInRussian()).toEqual([]);
});

it('saidInRussian finds Russian in texts and labels', () => {
  render(
    <button aria-label="Закрыть">
      <b>Да</b>
    </button>,
  );
  expect(saidInRussian()).toEqual(['Закрыть', 'Да']);
});
