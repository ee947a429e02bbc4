import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { Annotation, Compartment, EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import { EditorView, keymap, placeholder } from '@codemirror/view';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLatestCallback } from '../../hooks/use-latest-callback.js';
import { editorTheme } from './markdown-field.styles.js';
import { markdownSyntax } from './markdown-language.js';
import { continued, marked, marksAt, type Mark } from './markup.js';

/** Marks a change that came from the caller, who knows of it. */
const fromOutside = Annotation.define<boolean>();

const dispatching = (change: (state: EditorState) => TransactionSpec | null) => (view: EditorView) => {
  const spec = view.state.readOnly ? null : change(view.state);
  if (spec) view.dispatch(spec);
  return spec !== null;
};

const keys = keymap.of([
  { key: 'Mod-b', run: dispatching((state) => marked(state, 'bold')) },
  { key: 'Mod-i', run: dispatching((state) => marked(state, 'italic')) },
  { key: 'Mod-k', run: dispatching((state) => marked(state, 'link')) },
  { key: 'Enter', run: dispatching(continued) },
  ...historyKeymap,
  ...defaultKeymap,
]);

export interface EditorOptions {
  value: string;
  onValueChange: (value: string) => void;
  onBlur: () => void;
  /** Attributes of the element that has the text. */
  attributes: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  isDisabled: boolean;
  placeholder: string | undefined;
}

/**
 * An editor in the element that has the returned ref. There is none on the server, nor before the first effects.
 * @returns the ref, the editor, and the marks around its selection.
 */
export function useEditor(options: EditorOptions) {
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [active, setActive] = useState<readonly Mark[]>([]);
  const [settings] = useState(() => new Compartment());
  const told = useRef(options.value);

  const tell = useLatestCallback((value: string) => {
    told.current = value;
    options.onValueChange(value);
  });
  const left = useLatestCallback(() => options.onBlur());

  useLayoutEffect(() => {
    const { nonce } = document.querySelector<HTMLElement>('style[nonce], script[nonce]') ?? {};
    const state = EditorState.create({
      doc: told.current,
      extensions: [
        history(),
        keys,
        markdownSyntax,
        EditorView.lineWrapping,
        editorTheme,
        nonce ? EditorView.cspNonce.of(nonce) : [],
        settings.of([]),
        EditorView.domEventHandlers({ blur: () => left() }),
        EditorView.updateListener.of((update) => {
          const isOwn = !update.transactions.some((one) => one.annotation(fromOutside));
          if (update.docChanged && isOwn) tell(update.state.doc.toString());
          if (update.docChanged || update.selectionSet)
            setActive((before) => {
              const now = marksAt(update.state);
              return now.join() === before.join() ? before : now;
            });
        }),
      ],
    });
    const made = new EditorView({ state, parent: host.current! });
    setView(made);
    return () => {
      made.destroy();
      setView(null);
    };
  }, [settings, tell, left]);

  const { value } = options;
  useEffect(() => {
    if (!view || value === told.current) return;
    told.current = value;
    view.dispatch({
      changes: { from: 0, to: view.state.doc.length, insert: value },
      annotations: fromOutside.of(true),
    });
  }, [view, value]);

  const { attributes, isReadOnly, isDisabled, placeholder: words } = options;
  const known = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const now: Extension[] = [
      EditorView.contentAttributes.of(JSON.parse(known) as Record<string, string>),
      EditorView.editable.of(!isDisabled),
      EditorState.readOnly.of(isReadOnly || isDisabled),
      words ? placeholder(words) : [],
    ];
    view?.dispatch({ effects: settings.reconfigure(now) });
  }, [view, settings, known, isReadOnly, isDisabled, words]);

  return { host, view, active };
}
