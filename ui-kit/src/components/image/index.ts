export { Image } from './image.js';
export { imageWidths } from './image-sources.js';
export {
  ImageLoaderProvider,
  type ImageLoader,
  type ImageLoaderProviderProps,
  type ImageRequest,
} from './image-loader.js';
export { type ImageProps } from './image.types.js';
