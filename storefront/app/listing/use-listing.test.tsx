import { jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterPaint } from '../browser/after-paint';

/** A router that changes the address only when the test says so, as on a slow phone. */
let address = '';
let draw: () => void;
let end: () => void;
const submit = jest.fn(() => new Promise<void>((resolve) => (end = resolve)));
jest.unstable_mockModule('react-router', () => ({
  useSearchParams: () => {
    const [known, setKnown] = useState(address);
    draw = () => setKnown(address);
    return [new URLSearchParams(known)];
  },
  useSubmit: () => submit,
}));
const { useListing } = await import('./use-listing');

function open(search = '') {
  address = search;
  submit.mockClear();
  return renderHook(() => useListing('/catalog', [], undefined, () => false)).result;
}

const land = (search: string) =>
  act(async () => {
    address = search;
    draw();
    end();
  });

const tick = (listing: ReturnType<typeof open>, value: string, checked = true) =>
  act(() => listing.current.toggle(checked, { name: 'brand', value }));

describe('useListing', () => {
  it('useListing shows a chosen filter at once, and requests its products after the next paint', async () => {
    const listing = open();
    tick(listing, 'kedrum');
    expect(listing.current.query.lists.brand).toEqual(['kedrum']);
    expect(submit).not.toHaveBeenCalled();
    await act(afterPaint);
    expect(submit).toHaveBeenCalledTimes(1);
    await land('brand=kedrum');
    expect(listing.current.query.lists.brand).toEqual(['kedrum']);
  });

  it('useListing adds a second filter choice to the first while the products of the first are still loading', async () => {
    const listing = open();
    tick(listing, 'kedrum');
    tick(listing, 'strizh');
    await act(afterPaint);
    expect(listing.current.query.lists.brand).toEqual(['kedrum', 'strizh']);
  });

  it('useListing does not restore a filter choice after the shopper went Back', async () => {
    const listing = open();
    tick(listing, 'kedrum');
    await act(afterPaint);
    await land('brand=kedrum');
    await land('');
    expect(listing.current.query.lists.brand).toEqual([]);
  });

  it('useListing drops a filter choice when the shop answers with the same URL', async () => {
    const listing = open('brand=strizh');
    tick(listing, 'nobody');
    await act(afterPaint);
    await land('brand=strizh');
    expect(listing.current.query.lists.brand).toEqual(['strizh']);
  });
});
