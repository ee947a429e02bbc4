import { RuleTester } from 'eslint';
import { visiblePiecesFromKit } from './visible-pieces-from-kit.js';

const tester = new RuleTester({ languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } });

const element = (name: string) => ({ messageId: 'element', data: { name } });
const attribute = (name: string) => ({ messageId: 'attribute', data: { name } });

tester.run('visible-pieces-from-kit', visiblePiecesFromKit, {
  valid: [
    '<Button>Купить</Button>',
    '<main><section aria-labelledby="a"><Heading id="a">Новинки</Heading></section></main>',
    '<ul css={styles.list}><li><Link href="/">Каталог</Link></li></ul>',
    '<form><input type="hidden" name="query" /></form>',
    '<Drawer.Body />',
  ],
  invalid: [
    { code: '<button>Купить</button>', errors: [element('button')] },
    { code: '<section><h2>Новинки</h2></section>', errors: [element('h2')] },
    { code: '<p><a href="/">Каталог</a></p>', errors: [element('p'), element('a')] },
    { code: '<input type="text" />', errors: [element('input')] },
    { code: '<div style={{ color: "red" }} />', errors: [attribute('style')] },
    { code: '<Card className="loud" />', errors: [attribute('className')] },
    { code: '<div dangerouslySetInnerHTML={html} />', errors: [attribute('dangerouslySetInnerHTML')] },
  ],
});
