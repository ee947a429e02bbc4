import { jest } from '@jest/globals';

it('moscowMoment creates its formatter on first use and reuses it', async () => {
  const made = jest.spyOn(Intl, 'DateTimeFormat');
  const { moscowMoment } = await import('./moscow-moment');
  expect(made).not.toHaveBeenCalled();
  expect(moscowMoment('2026-11-21T12:30:00Z').replaceAll('\u00a0', ' ')).toBe('21 ноября в 15:30 МСК');
  moscowMoment('2026-11-22T12:30:00Z');
  expect(made).toHaveBeenCalledTimes(1);
});
