import { useCallback, type RefCallback } from 'react';

/** Shows a file that is still here; its address is given back to the browser when nobody looks at it any more. */
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
