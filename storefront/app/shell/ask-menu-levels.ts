import type { MenuLevels } from './menu-levels';

/** What is below the entries of the menu, asked once for all menus of the page. */
let asked: Promise<MenuLevels | null> | null = null;

/** Loads what is below the entries of the menu. Null if that fails; the next call then tries again. */
export function askMenuLevels(): Promise<MenuLevels | null> {
  asked ??= fetch('/menu')
    .then((answer) => (answer.ok ? (answer.json() as Promise<MenuLevels>) : null))
    .catch(() => null)
    .then((levels) => {
      if (!levels) asked = null;
      return levels;
    });
  return asked;
}
