/** Matches commands that fetch the named packages from a registry, up to the end of the line or of the quotation. */
const INSTALLS =
  /\b(?:npm[ \t]+(?:install|i|add|exec)|npx|pnpm[ \t]+(?:install|i|add|dlx)|pnpx|yarn[ \t]+(?:add|dlx)|bun[ \t]+(?:install|i|add)|bunx)[ \t]+[^\n`'"]*/g;
/** Workspaces are folders of this repository. */
const WORKSPACE = /[ \t](?:-w|--workspace)(?:=|[ \t]+)\S+/g;
/** npx runs an installed command with `--no`, and otherwise fetches the package of this name. */
const INSTALLED_ONLY = /^(?:npx|npm[ \t]+exec)[ \t]+(?:--no|--no-install)\s/;

/** Unpublished names: names of a scope that nobody owns, and commands of such packages. */
export interface Unpublished {
  scope: string;
  commands: readonly string[];
}

/**
 * Returns the commands of a text that would fetch an unpublished name. Anybody who registers that name could run code
 * on the reader's machine.
 */
export function unpublishedInstalls(text: string, { scope, commands }: Unpublished): string[] {
  const isUnpublished = (word: string) => word.startsWith(`${scope}/`) || commands.includes(word.replace(/@.*$/, ''));
  return [...text.matchAll(INSTALLS)]
    .map(([line]) => line.trim())
    .filter((line) => !INSTALLED_ONLY.test(line) && line.replace(WORKSPACE, '').split(/\s+/).some(isUnpublished));
}
