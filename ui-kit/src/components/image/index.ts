export { Image, type ImageProps } from './image.js';
export { imageWidths } from './image-sources.js';
export {
  ImageLoaderProvider,
  type ImageLoader,
  type ImageLoaderProviderProps,
  type ImageRequest,
} from './image-loader.js';
