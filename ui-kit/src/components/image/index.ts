export { Image, imageWidths, type ImageProps } from './image.js';
export {
  ImageLoaderProvider,
  type ImageLoader,
  type ImageLoaderProviderProps,
  type ImageRequest,
} from './image-loader.js';
