import { css } from '@emotion/react';
import { Toaster as Sonner } from 'sonner';
import { useMessages } from '../../locale/locale-provider.js';
import { tokens } from '../../tokens/generated/tokens.js';

const look = css({
  '&&[data-sonner-toaster]': {
    zIndex: tokens.layer.toast,
    fontFamily: 'inherit',
    '--normal-bg': tokens.color.raised,
    '--normal-border': tokens.color.hairline,
    '--normal-text': tokens.color.ink,
    '--border-radius': tokens.radius.control,
  },
  '&& [data-sonner-toast][data-styled="true"]': {
    minHeight: 56,
    boxShadow: 'none',
    fontSize: tokens.text.small.size,
    '[data-title]': { fontWeight: 550, lineHeight: 1.35 },
    '[data-description]': { color: tokens.color['ink-muted'] },
    '[data-icon]': { flex: 'none' },
    '&[data-type="success"] [data-icon]': { color: tokens.color.success },
    '&[data-type="warning"] [data-icon]': { color: tokens.color.warning },
    '&[data-type="error"] [data-icon]': { color: tokens.color.error },
    '&[data-type="info"] [data-icon]': { color: tokens.color.info },
    '[data-button]': {
      height: 32,
      borderRadius: tokens.radius.control,
      background: tokens.color.action,
      color: tokens.color['on-action'],
      fontSize: tokens.text.small.size,
    },
    '[data-close-button]': {
      insetInline: 'auto 0',
      width: 24,
      height: 24,
      transform: 'translate(35%, -35%)',
      border: `1px solid ${tokens.color.control}`,
      background: tokens.color.raised,
      color: tokens.color.ink,
      // The button looks 24px wide, but its touch target is 44px.
      '&::after': { content: '""', position: 'absolute', inset: -10 },
    },
  },
});

/** The place where messages of `toast()` appear, 356px wide. Mount it once on a page. */
export function Toaster() {
  const messages = useMessages();
  return (
    <Sonner
      css={look}
      position="bottom-right"
      duration={4000}
      visibleToasts={3}
      gap={14}
      hotkey={['altKey', 'KeyT']}
      closeButton
      containerAriaLabel={messages.notifications}
      toastOptions={{ closeButtonAriaLabel: messages.close }}
    />
  );
}
