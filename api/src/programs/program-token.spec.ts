import { hashOfToken, isProgramToken, makeProgramToken } from './program-token.js';

describe('a token of a program', () => {
  it('a program token is random and recognisable by prefix and checksum', () => {
    const tokens = Array.from({ length: 200 }, makeProgramToken);
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens)
      expect([token.length, token.startsWith('meet_at_'), isProgramToken(token)]).toEqual([64, true, true]);
  });

  it.each([
    ['one digit is another', (token: string) => token.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['two random digits change places', (token: string) => token.replace(/^(meet_at_)(.)(?!\2)(.)/, '$1$3$2')],
    ['it is shorter', (token: string) => token.slice(0, -1)],
    ['something follows', (token: string) => `${token}\n`],
    ['it is a publishable key', () => 'meet_pk_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['it is empty', () => ''],
  ])('a program token is invalid if %s', (_, change) => {
    const token = 'meet_at_0123456789abcdef0123456789abcdef0123456789abcdef';
    const whole = makeProgramToken();
    expect(isProgramToken(token)).toBe(false);
    const changed = change(whole);
    if (changed !== whole) expect(isProgramToken(changed)).toBe(false);
  });

  it('a program token is stored as a hash of 32 bytes', () => expect(hashOfToken(makeProgramToken())).toHaveLength(32));
});
