import { RuleTester } from 'eslint';
import { textsFromLocale } from './texts-from-locale.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });
const words = (text: string) => [{ messageId: 'text', data: { text } }];

tester.run('texts-from-locale', textsFromLocale, {
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
