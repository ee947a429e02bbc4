export { Slider, type SliderProps } from './slider.js';
export { type SliderTone } from './slider.styles.js';
