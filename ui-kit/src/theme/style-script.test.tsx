import { describe, expect, it } from '@jest/globals';
import { renderOnServer } from '../testing/render-on-server.js';
import { StyleScript, styleScript } from './style-script.js';

const arrive = async (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
};
const styled = (name: string) => `<div><style data-emotion="css ${name}">.css-${name}{}</style><p>${name}</p></div>`;

describe('StyleScript', () => {
  it('moves the styles of each piece to the head in their order when it arrives, until the page has arrived', async () => {
    new Function(styleScript)();
    await arrive(styled('one') + styled('two'));
    await arrive(`${styled('three')}<style>.own{}</style>`);
    const moved = [...document.head.querySelectorAll('style')].map(({ dataset }) => dataset.emotion);
    expect(moved).toEqual(['css one', 'css two', 'css three']);
    expect(document.body.querySelectorAll('style')).toHaveLength(1);

    window.dispatchEvent(new Event('DOMContentLoaded'));
    await arrive(styled('later'));
    expect(document.body.querySelectorAll('style')).toHaveLength(2);
  });

  it('has the nonce of the policy when one is given', () => {
    const [script] = renderOnServer(<StyleScript nonce="n1" />).children;
    expect(script?.getAttribute('nonce')).toBe('n1');
    expect(script?.textContent).toBe(styleScript);
  });
});
