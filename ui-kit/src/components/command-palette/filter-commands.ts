import type { IconSource } from '../icon/icon.js';

export interface Command {
  /** Unique identifier in the palette. */
  value: string;
  /** What is found or done: a name, or an action that begins with a verb. */
  label: string;
  /** Tells things of one name apart, such as the date of an order. Default: none. */
  detail?: string;
  /** Other words by which it is found. Default: none. */
  keywords?: string;
  /** Icon before the label. Default: none. */
  icon?: IconSource;
  /** The keys that do the same without the palette, such as `G O`. Default: none. */
  keys?: string;
  /** It is shown, but cannot be chosen. Default: false. */
  disabled?: boolean;
  /** Called when it is chosen; the palette has asked to close by then. */
  onSelect: () => void;
}

export interface CommandGroup {
  /** Heading: what its commands have in common. */
  label: string;
  commands: readonly Command[];
  /** The commands are the answer to what was typed, as of a server, and are not filtered again. Default: false. */
  answered?: boolean;
}

/** Without capitals and accents: «Ёлка» is found by «елка», “café” by “cafe”. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Leaves the commands in which every typed word begins some word. Groups without any are left out. */
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
