import { looksLikeMachine, newCode } from './code-policy.js';

describe('a code (specification, section 9: four digits)', () => {
  it('a sign-in code has four digits, including leading zeros', () => {
    for (let n = 0; n < 500; n += 1) expect(newCode()).toMatch(/^\d{4}$/);
  });

  it('the first digit of sign-in codes is evenly distributed', () => {
    const counts = Array<number>(10).fill(0);
    for (let n = 0; n < 20_000; n += 1) counts[Number(newCode()[0])]! += 1;
    // The tolerance is six standard deviations around the expected 2,000, so a correct generator fails about once in
    // 100 million runs.
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(6 * Math.sqrt(20_000 * 0.1 * 0.9));
  });
});

describe('a form (specification, section 5)', () => {
  const now = 1_700_000_000_000;

  it.each([
    ['an empty honeypot and a page of two seconds', { honeypot: '', pageLoadTime: now - 2000 }, false],
    ['a page of less than two seconds', { pageLoadTime: now - 1999 }, true],
    ['a page from the future', { pageLoadTime: now + 5 }, true],
    ['a filled honeypot', { honeypot: 'x', pageLoadTime: now - 60_000 }, true],
    ['neither, as another client would send', {}, false],
  ])('the anti-bot check recognises a person or a bot by %s', (_, signs, machine) =>
    expect(looksLikeMachine(signs, now)).toBe(machine),
  );
});
