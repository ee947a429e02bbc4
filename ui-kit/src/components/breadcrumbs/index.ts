export * from './breadcrumbs.js';
