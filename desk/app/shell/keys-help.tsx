import { Facts, Modal } from '@meet/ui-kit';
import { useTexts } from '../browser/language';
import { shellTexts } from './shell-words';

/** The list of keys: those of lists and of the queue, and those that work everywhere. */
export function KeysHelp({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { keys, keyNames } = useTexts(shellTexts);
  return (
    <Modal open={open} onOpenChange={onOpenChange} title={keys}>
      <Facts
        facts={[
          { name: 'j', value: keyNames.next },
          { name: 'k', value: keyNames.previous },
          { name: 'x', value: keyNames.select },
          { name: 'Enter', value: keyNames.open },
          { name: 'a', value: keyNames.decide },
          { name: 'r', value: keyNames.refuse },
          { name: 't', value: keyNames.takeUp },
          { name: 'n', value: keyNames.create },
          { name: '/', value: keyNames.search },
          { name: 'Ctrl Z', value: keyNames.undo },
          { name: 'Ctrl K', value: keyNames.palette },
          { name: '?', value: keyNames.help },
        ]}
      />
    </Modal>
  );
}
