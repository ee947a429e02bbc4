import { jest } from '@jest/globals';
import { close, closedNoticesScript, hiddenIfClosed, isClosed, markOf } from './closed-notices';

const isHidden = (notice: 'announcement' | 'app', mark: string): boolean =>
  document.querySelector(Object.keys(hiddenIfClosed(notice, mark))[0]!.replace(' &', '')) !== null;

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['closed'];
});

it('an announcement that was closed stays closed, and another text is shown', () => {
  const [one, other] = [markOf('Скидка 10 %'), markOf('Скидка 20 %')];
  expect(one).toMatch(/^[a-z0-9]+$/);
  expect(one).not.toBe(other);
  close('announcement', one);
  expect(isClosed('announcement', one)).toBe(true);
  expect(isClosed('announcement', other)).toBe(false);
});

it('what was closed is known before the first paint', () => {
  close('app', 'true');
  eval(closedNoticesScript);
  expect(isHidden('app', 'true')).toBe(true);
  expect(isHidden('announcement', 'true')).toBe(false);
});

it('nothing is hidden from those who have closed nothing', () => {
  eval(closedNoticesScript);
  expect(isHidden('app', 'true')).toBe(false);
});

it('a browser that stores nothing can close a notice, too', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is off');
  });
  close('announcement', 'once');
  expect(isClosed('announcement', 'once')).toBe(true);
});
