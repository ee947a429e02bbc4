import type { IconSource } from '../icon/icon.js';

export interface Command {
  /** Unique identifier in the palette. */
  value: string;
  /** The object or action: a name, or a phrase that begins with a verb. */
  label: string;
  /** Distinguishes objects of the same name, such as the date of an order. Default: none. */
  detail?: string;
  /** Other words by which the command is found. Default: none. */
  keywords?: string;
  /** Icon before the label. Default: none. */
  icon?: IconSource;
  /** The keys that do the same without opening the palette, such as `G O`. Default: none. */
  keys?: string;
  /** The command is shown, but cannot be chosen. Default: false. */
  disabled?: boolean;
  /** Called when the command is chosen, after `onOpenChange` was called to close the palette. */
  onSelect: () => void;
}

export interface CommandGroup {
  /** Heading: what its commands have in common. */
  label: string;
  commands: readonly Command[];
  /** The commands are search results, such as from a server, and are not filtered again. Default: false. */
  answered?: boolean;
}

/** Removes capital letters and accents: «Ёлка» is found by «елка», “café” by “cafe”. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Keeps the commands in which each typed word is the beginning of some word. Groups without such commands are left out.
 */
export function filterCommands(groups: readonly CommandGroup[], query: string): CommandGroup[] {
  const typed = plain(query).split(/\s+/u).filter(Boolean);
  const matches = ({ label, detail = '', keywords = '' }: Command) => {
    const words = plain(`${label} ${detail} ${keywords}`).split(/[^\p{L}\p{N}]+/u);
    return typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  return groups
    .map((group) => (group.answered ? group : { ...group, commands: group.commands.filter(matches) }))
    .filter(({ commands }) => commands.length > 0);
}
