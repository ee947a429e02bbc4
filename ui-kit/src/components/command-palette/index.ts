export * from './command-palette.js';
export type { Command, CommandGroup } from './filter-commands.js';
