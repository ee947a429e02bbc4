import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useHideOnScroll } from './use-hide-on-scroll.js';

const scrollTo = (offset: number) => {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

describe('useHideOnScroll', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    scrollTo(0);
  });
  afterEach(() => jest.useRealTimers());

  it('useHideOnScroll returns true after 100 ms of scrolling down and false 200 ms after scrolling stops', () => {
    const { result } = renderHook(() => useHideOnScroll());
    scrollTo(600);
    wait(99);
    expect(result.current).toBe(false);
    wait(1);
    expect(result.current).toBe(true);
    wait(99);
    expect(result.current).toBe(true);
    wait(1);
    expect(result.current).toBe(false);
  });

  it('useHideOnScroll returns false at once when the page is scrolled up', () => {
    const { result } = renderHook(() => useHideOnScroll());
    scrollTo(900);
    wait(100);
    expect(result.current).toBe(true);
    scrollTo(800);
    wait(100);
    expect(result.current).toBe(false);
  });

  it('useHideOnScroll never returns true near the top of the page', () => {
    const { result } = renderHook(() => useHideOnScroll());
    scrollTo(120);
    wait(100);
    expect(result.current).toBe(false);
  });
});
