import type { MenuLevels } from './menu-levels';

/** The request for the menu's levels, shared by all menus of the page. */
let asked: Promise<MenuLevels | null> | null = null;

/** Loads the levels below the menu's entries. Null if that fails; the next call then tries again. */
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
