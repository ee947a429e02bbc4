import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Rail } from './index.js';
import { stepsOf } from './rail-steps.js';

describe('stepsOf', () => {
  it.each([
    [0, { back: false, on: true }],
    [300, { back: true, on: true }],
    [600, { back: true, on: false }],
    [599.4, { back: true, on: false }],
    [-300, { back: true, on: true }],
    [-600, { back: true, on: false }],
  ])('stepsOf says where a rail scrolled to %d of 600 can still scroll', (scrollLeft, steps) => {
    expect(stepsOf({ scrollLeft, scrollWidth: 1000, clientWidth: 400 })).toEqual(steps);
  });

  it('stepsOf returns no steps when everything in the row is visible', () => {
    expect(stepsOf({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 })).toEqual({ back: false, on: false });
  });
});

describe('Rail', () => {
  it('Rail shows step buttons when a mouse hovers and scrolls by its visible width', () => {
    render(
      <Rail>
        <a href="/a">Кеды</a>
      </Rail>,
    );
    const list = screen.getByRole('list');
    Object.defineProperties(list, { scrollWidth: { value: 1000 }, clientWidth: { value: 400 } });
    const scrollBy = jest.fn();
    list.scrollBy = scrollBy as typeof list.scrollBy;
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();

    fireEvent.pointerEnter(list.parentElement!);
    fireEvent.click(screen.getByRole('button', { hidden: true }));
    expect(scrollBy).toHaveBeenCalledWith({ left: 400, behavior: 'smooth' });

    list.scrollLeft = 600;
    fireEvent.scroll(list);
    fireEvent.click(screen.getByRole('button', { hidden: true }));
    expect(scrollBy).toHaveBeenLastCalledWith({ left: -400, behavior: 'smooth' });
  });
});
