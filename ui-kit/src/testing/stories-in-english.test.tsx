import { composeStories } from '@storybook/react-vite';
import { act, cleanup, render } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ComponentType, ReactNode } from 'react';
import { PageLanguage } from '../fixtures/page-language.js';
import { SampleTexts } from '../fixtures/sample-texts.js';
import { storyLocales } from '../fixtures/story-locales.js';
import { LocaleProvider } from '../locale/locale-provider.js';
import { ThemeProvider } from '../theme/theme-provider.js';

/** Stories that show Russian under any locale, within an element with `lang="ru"`. */
const aboutRussian: Record<string, string> = {
  'Content/Russian': 'how to write in Russian',
  'Foundations/Languages': 'Russia among other places, and the plurals of Russian',
};

/** Letters of Russian and the sign of its currency. */
const russian = /[а-яё₽]/i;
const read = ['aria-label', 'aria-valuetext', 'aria-description', 'alt', 'title', 'placeholder', 'value', 'label'];

/** Docs pages that quote Russian. */
const quotingRussian: Record<string, string> = {
  'content/russian.mdx': 'how to write in Russian',
  'foundations/languages.mdx': 'the plurals of Russian',
  'components/price/price.mdx': 'the sign of the rouble',
  'patterns/prices.mdx': 'kopecks',
};

const source = fileURLToPath(new URL('../', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).sort();
const stories = files.filter((path) => path.endsWith('.stories.tsx'));
const docs = files.filter((path) => path.endsWith('.mdx') && quotingRussian[path] === undefined);

beforeAll(() => {
  // jsdom loads no pictures and has no layout.
  URL.createObjectURL = () => 'blob:0';
  URL.revokeObjectURL = () => undefined;
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

function InEnglish({ children }: { children: ReactNode }) {
  const { title: _title, direction, ...locale } = storyLocales.en;
  return (
    <ThemeProvider>
      <LocaleProvider {...locale}>
        <PageLanguage lang={locale.locale} direction={direction}>
          <SampleTexts>{children}</SampleTexts>
        </PageLanguage>
      </LocaleProvider>
    </ThemeProvider>
  );
}

/** Returns what the page says in Russian, in texts, in attributes that are read out or shown, and in fields. */
function saidInRussian(besides = ''): string[] {
  const said = [...document.body.querySelectorAll<HTMLElement & { value?: unknown }>('*')].flatMap((element) => {
    const texts = [...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data);
    const attributes = read.map((attribute) => element.getAttribute(attribute));
    const found = [...texts, ...attributes, element.value].filter(
      (text): text is string => typeof text === 'string' && russian.test(text),
    );
    return found.length > 0 && element.closest(`script, style${besides}`) === null ? found : [];
  });
  return [...new Set(said)];
}

async function shown(story: ReactNode): Promise<void> {
  render(story);
  // What is loaded, such as a map, comes later.
  await act(async () => undefined);
}

it.each(stories)('stories of %s show no Russian text under «English, $»', async (file) => {
  const module = (await import(source + file)) as Parameters<typeof composeStories>[0];
  const composed: Record<string, ComponentType & { id: string }> = composeStories(module, {
    decorators: [
      (Story) => (
        <InEnglish>
          <Story />
        </InEnglish>
      ),
    ],
  });
  const besides = aboutRussian[module.default.title ?? ''] === undefined ? '' : ', [lang|="ru"]';
  const found: string[] = [];
  for (const Story of Object.values(composed)) {
    await shown(<Story />);
    found.push(...saidInRussian(besides).map((text) => `${Story.id}: ${text}`));
    cleanup();
  }
  expect(found).toEqual([]);
});

it.each(docs)('the docs page %s contains no Russian text', (file) => {
  const lines = readFileSync(source + file, 'utf8').split('\n');
  expect(lines.filter((line) => russian.test(line))).toEqual([]);
});

it('saidInRussian finds a text without a translation, in fields and labels too', async () => {
  await shown(
    <InEnglish>
      <button aria-label="Закрыть">
        <b>Неведомое слово</b>
        <input defaultValue="12 ₽ и слово" />
      </button>
    </InEnglish>,
  );
  expect(saidInRussian()).toEqual(['Неведомое слово', '12 ₽ и слово']);
});

it('saidInRussian ignores texts that a page about Russian marks as Russian', async () => {
  await shown(<p lang="ru">Так говорят</p>);
  expect(saidInRussian(', [lang|="ru"]')).toEqual([]);
  expect(saidInRussian()).toEqual(['Так говорят']);
});
