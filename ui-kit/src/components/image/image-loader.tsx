import { createContext, use, type ReactNode } from 'react';

export interface ImageRequest {
  src: string;
  /** Width in pixels. */
  width: number;
}

/** Returns the URL of a stored picture at a width in pixels. */
export type ImageLoader = (request: ImageRequest) => string;

const plain: ImageLoader = ({ src }) => src;

const ImageLoaderContext = createContext<ImageLoader>(plain);

export interface ImageLoaderProviderProps {
  /** The part of the page that uses the loader. */
  children: ReactNode;
  /** Returns the URL of a picture at a width in pixels. */
  loader: ImageLoader;
}

export function ImageLoaderProvider({ children, loader }: ImageLoaderProviderProps) {
  return <ImageLoaderContext value={loader}>{children}</ImageLoaderContext>;
}

export function useImageLoader(): ImageLoader {
  return use(ImageLoaderContext);
}
