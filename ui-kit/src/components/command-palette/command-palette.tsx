import { connect, machine } from '@zag-js/dialog';
import { mergeProps, normalizeProps, useMachine } from '@zag-js/react';
import { useEffect, useEffectEvent, useId, useRef, type ComponentPropsWithRef } from 'react';
import { useMergedRef } from '../../hooks/use-merged-ref.js';
import { useWords } from '../../locale/use-words.js';
import { backdrop } from '../../overlay/layer.styles.js';
import { OverlayPortal, useFocusTrap, useMayOpen } from '../../overlay/index.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { commandPaletteWords } from './command-palette.words.js';
import * as styles from './command-palette.styles.js';
import type { CommandGroup } from './filter-commands.js';
import { PaletteList } from './palette-list.js';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** Whether the palette is open. The caller decides. */
  open: boolean;
  /** Called with true by ⌘K or Ctrl+K, and with false by Escape, a click outside, or the choice of a command. */
  onOpenChange: (open: boolean) => void;
  /** The commands, in groups. */
  groups: readonly CommandGroup[];
  /** Called with the typed text, so that the caller can look up matching commands. Default: none. */
  onQueryChange?: (query: string) => void;
  /** The caller is looking something up: a spinner is shown. Default: false. */
  loading?: boolean;
  /** Accessible name of the palette. Default: a text. */
  label?: string;
  /** Shown in the empty field: what can be found. Default: a text. */
  placeholder?: string;
  /** Whether ⌘K and Ctrl+K open and close it, wherever the focus is. Default: true. */
  hotkey?: boolean;
}

/** A field that finds objects and actions by name, from anywhere, without the mouse. */
export function CommandPalette(passed: CommandPaletteProps) {
  const props = useDefaultProps('CommandPalette', passed);
  const { open, onOpenChange, groups, onQueryChange, loading = false, label, placeholder, ...others } = props;
  const { hotkey = true, id, ref, ...rest } = others;
  const words = useWords('commandPalette', commandPaletteWords);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(panel, ref);

  const toggle = useEffectEvent(() => onOpenChange(!open));
  useEffect(() => {
    if (!hotkey) return undefined;
    const press = (event: KeyboardEvent) => {
      const { code, metaKey, ctrlKey, altKey, shiftKey } = event;
      // Identified by the key's position, so that the shortcut works in every layout.
      if (code !== 'KeyK' || !(metaKey || ctrlKey) || altKey || shiftKey) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [hotkey]);

  const service = useMachine(machine, {
    id: useId(),
    ...(id !== undefined && { ids: { content: id } }),
    open: useMayOpen() && open,
    onOpenChange: (details) => {
      if (details.open !== open) onOpenChange(details.open);
    },
    trapFocus: false,
    initialFocusEl: () => field.current,
  });
  const dialog = connect(service, normalizeProps);
  useFocusTrap(dialog.open, panel, field);

  if (!dialog.open) return null;

  return (
    <OverlayPortal>
      <div css={backdrop} {...dialog.getBackdropProps()} />
      <div css={styles.positioner} {...dialog.getPositionerProps()}>
        <div
          css={styles.panel}
          {...mergeProps(rest, dialog.getContentProps())}
          aria-labelledby={undefined}
          aria-describedby={rest['aria-describedby']}
          aria-label={label ?? words.label}
          ref={mergedRef}
        >
          <PaletteList
            field={field}
            groups={groups}
            label={label ?? words.label}
            placeholder={placeholder ?? words.placeholder}
            loading={loading}
            onQueryChange={onQueryChange}
            onChosen={() => onOpenChange(false)}
          />
        </div>
      </div>
    </OverlayPortal>
  );
}
