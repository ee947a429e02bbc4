import { useCallback, type RefCallback } from 'react';

/** Returns a ref that shows a local file in an `img`. Its object URL is revoked when the element unmounts. */
export function usePreview(file: File): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
}
