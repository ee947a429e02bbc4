import { jest } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { startTransition, useState } from 'react';

/** A router that changes the address only when `land` is called, as on a slow phone. */
let search = '';
let show: () => void;
let land: (() => void) | undefined;
jest.unstable_mockModule('react-router', () => ({
  useSearchParams: () => {
    const [known, setKnown] = useState(search);
    show = () => startTransition(() => setKnown(search));
    return [new URLSearchParams(known)];
  },
  useNavigate: () => (to: { search: string }) =>
    new Promise<void>((resolve) => {
      land = () => {
        ({ search } = to);
        show();
        resolve();
      };
    }),
}));
const { useSizeInAddress } = await import('./use-size-in-address');

function open() {
  search = '?colour=green';
  land = undefined;
  return renderHook(() => useSizeInAddress()).result;
}

describe('useSizeInAddress', () => {
  it('useSizeInAddress returns a chosen size at once, before the URL changes', async () => {
    const size = open();
    expect(size.current.slug).toBeNull();
    await act(async () => size.current.choose('41'));
    expect(size.current.slug).toBe('41');
    expect(search).toBe('?colour=green');
    // The router is asked after the choice was painted.
    await waitFor(() => expect(land).toBeDefined());
    await act(async () => land!());
    expect(search).toBe('?colour=green&size=41');
    expect(size.current.slug).toBe('41');
  });

  it('useSizeInAddress returns the last of two sizes chosen quickly', async () => {
    const size = open();
    await act(async () => size.current.choose('41'));
    await act(async () => size.current.choose('42'));
    expect(size.current.slug).toBe('42');
  });
});
