export { SizesModule } from './sizes.module.js';
