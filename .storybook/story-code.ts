import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { publicNames } from '../tooling/snippets/public-names.js';
import { forgetModules } from '../tooling/snippets/source-module.js';
import { storySnippets } from '../tooling/snippets/story-snippets.js';

const names = publicNames(fileURLToPath(new URL('../ui-kit', import.meta.url)));

/** Play functions look for Russian words, so they run under the Russian locale only. */
const playInRussian = (story: string) =>
  `if (${story}.play) ${story}.play = ((play) => (context) => context.globals.locale === 'ru' ? play(context) : undefined)(${story}.play);`;

/**
 * Gives each story the code that "Show code" shows. It is made from the story's source, because a build has renamed the
 * components and functions that Storybook would print. Without code there is nothing to show.
 */
export function storyCode(): Plugin {
  return {
    name: 'meet-story-code',
    enforce: 'pre',
    watchChange: forgetModules,
    async transform(source, id) {
      const [path = ''] = id.split('?');
      if (!path.endsWith('.stories.tsx')) return null;
      const snippets = await storySnippets(path, names, source);
      const added = snippets.map(({ story, code }) => {
        const parameters = `${story}.parameters`;
        const docs =
          code === undefined
            ? `canvas: { sourceState: 'none', ...${parameters}?.docs?.canvas }`
            : `source: { code: ${JSON.stringify(code)}, language: 'tsx', ...${parameters}?.docs?.source }`;
        return `${parameters} = { ...${parameters}, docs: { ...${parameters}?.docs, ${docs} } };\n${playInRussian(story)}`;
      });
      return { code: [source, ...added].join('\n'), map: null };
    },
  };
}
