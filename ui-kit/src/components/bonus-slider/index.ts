export { BonusSlider, type BonusSliderProps } from './bonus-slider.js';
