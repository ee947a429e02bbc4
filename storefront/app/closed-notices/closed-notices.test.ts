import { jest } from '@jest/globals';
import { close, closedNoticesScript, hiddenIfClosed, isClosed, markOf } from './closed-notices';

const isHidden = (notice: 'announcement' | 'app', mark: string): boolean =>
  document.querySelector(Object.keys(hiddenIfClosed(notice, mark))[0]!.replace(' &', '')) !== null;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['closed'];
});

it('a closed announcement stays closed until its text changes', () => {
  const [one, other] = [markOf('Скидка 10 %'), markOf('Скидка 20 %')];
  expect(one).toMatch(/^[a-z0-9]+$/);
  expect(one).not.toBe(other);
  close('announcement', one);
  expect(isClosed('announcement', one)).toBe(true);
  expect(isClosed('announcement', other)).toBe(false);
});

it('the inline script hides closed notices before the first paint', () => {
  close('app', 'true');
  eval(closedNoticesScript);
  expect(isHidden('app', 'true')).toBe(true);
  expect(isHidden('announcement', 'true')).toBe(false);
});

it('the inline script hides no notice when the visitor has closed none', () => {
  eval(closedNoticesScript);
  expect(isHidden('app', 'true')).toBe(false);
});

it('a notice can be closed in a browser without storage', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  close('announcement', 'once');
  expect(isClosed('announcement', 'once')).toBe(true);
});
