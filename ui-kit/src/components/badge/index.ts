export * from './badge.js';
