/** What this module reads of the state that the router gives every entry of the browser's history. */
interface EntryState {
  key?: string;
  idx?: number;
  /** The entry was added for a panel. The page's own entry is right before it. */
  panel?: true;
}

/** Functions that close the open panels, the last opened one last. */
const open: (() => void)[] = [];

/** The state of the current entry. */
let here: EntryState = {};

/** Whether the next move only undoes the last one. */
let isReturning = false;

let addEntry: History['pushState'] | undefined;

const read = (state: unknown): EntryState => (state as EntryState | null) ?? {};

function addPanelEntry(): void {
  if (here.panel) return;
  here = { ...here, panel: true };
  addEntry?.(here, '');
}

/**
 * Moves between a page's entry and its panel's entry are hidden from the router. After a panel is closed by its button
 * its entry remains, and the next Back skips it: removing it takes a move, which could undo a navigation begun meanwhile.
 */
export function followPanels(): void {
  if (addEntry) return;
  const { history } = window;
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  addEntry = push;
  here = read(history.state);

  // The next page takes the place of the panel's entry.
  history.pushState = (state: unknown, ...rest) => {
    (here.panel ? replace : push)(state, ...rest);
    here = read(state);
  };
  history.replaceState = (state: unknown, ...rest) => {
    here = here.panel ? { ...read(state), panel: true } : read(state);
    replace(here.panel ? here : state, ...rest);
  };

  window.addEventListener(
    'popstate',
    (event) => {
      const left = here;
      here = read(event.state);
      // The entry of an anchor.
      if (here.idx === undefined) return;
      const moved = (left.idx ?? 0) - here.idx;
      const close = open.at(-1);
      if (isReturning) {
        isReturning = false;
      } else if (close) {
        close();
        // Choices made in the panel have changed the URL, and stay.
        isReturning = here.key !== left.key;
        if (isReturning) history.go(Math.max(1, moved));
        else setTimeout(() => open.length > 0 && addPanelEntry());
      } else if (left.panel && !here.panel && moved === 0) {
        history.back();
      } else if (!here.panel || here.key !== left.key) {
        return;
      }
      event.stopImmediatePropagation();
    },
    // Before the router, which listened first.
    { capture: true },
  );
}

/** Lets Back close a panel. Returns a function for when the panel is closed. */
export function openPanel(close: () => void): () => void {
  followPanels();
  open.push(close);
  addPanelEntry();
  return () => void open.splice(open.indexOf(close), 1);
}
