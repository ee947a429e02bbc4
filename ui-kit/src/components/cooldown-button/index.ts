export * from './cooldown-button.js';
