import { Facts, Modal } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { shellTexts } from './shell-words';

/** The list of keyboard shortcuts: those of lists and of the queue, and those that work everywhere. */
export function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { keys, keyNames } = useTexts(shellTexts);
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={keys}>
      <Facts
        facts={[
          { label: 'j', value: keyNames.next },
          { label: 'k', value: keyNames.previous },
          { label: 'x', value: keyNames.select },
          { label: 'Enter', value: keyNames.open },
          { label: 'a', value: keyNames.decide },
          { label: 'r', value: keyNames.refuse },
          { label: 't', value: keyNames.takeUp },
          { label: 'n', value: keyNames.create },
          { label: '/', value: keyNames.search },
          { label: 'Ctrl Z', value: keyNames.undo },
          { label: 'Ctrl K', value: keyNames.palette },
          { label: '?', value: keyNames.help },
        ]}
      />
    </Modal>
  );
}
