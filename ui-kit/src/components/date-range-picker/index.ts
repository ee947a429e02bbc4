export * from './date-range-picker.js';
export type { DateRange, DateRangePreset } from './date-range.js';
