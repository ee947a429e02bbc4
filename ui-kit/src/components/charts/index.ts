export * from './bar-chart.js';
export type { ChartFormat, ChartProps, ChartSeries } from './chart-data.js';
export * from './line-chart.js';
export * from './sparkline.js';
