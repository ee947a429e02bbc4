import { RuleTester } from 'eslint';
import { textsFromWords } from './texts-from-words.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const words = (text: string) => [{ messageId: 'text', data: { text } }];

tester.run('texts-from-words', textsFromWords, {
  valid: [
    '<p>{messages.attention}</p>',
    '<p aria-label={label}>42 ₽</p>',
    '// Such as «завтра, со склада».\nconst when = props.when;',
  ],
  invalid: [
    { code: '<p>Внимание</p>', errors: words('Внимание') },
    { code: '<button aria-label="Закрыть" />', errors: words('Закрыть') },
    { code: 'const title = `Ещё ${count}`', errors: words('Ещё') },
    { code: "const unit = 'г'", errors: words('г') },
  ],
});
