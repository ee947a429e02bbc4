import { Modal } from '@meet/ui-kit/modal';
import { Button, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useBackCloses } from '../browser/use-back-closes';
import { useSession } from '../session/session-context';
import { formatAddress } from '../sign-in/format-address';
import { PriceMatchForm } from './price-match-form';
import type { PriceMatchSubject } from './price-match-subject';
import { usePriceMatch } from './use-price-match';

export interface PriceMatchProps {
  /** The product and size of the request. Without them the shopper chooses a product. */
  about?: PriceMatchSubject | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** «Нашли дешевле?»: the shopper shows a lower price elsewhere, and the shop answers with a personal price. */
export default observer(function PriceMatch({ about, open, onOpenChange }: PriceMatchProps) {
  useBackCloses(open, onOpenChange);
  const { signedIn } = useSession();
  const state = usePriceMatch(about ?? null, signedIn);
  const { sentFrom } = state;

  const change = (next: boolean) => {
    if (!next && sentFrom !== null) state.startAgain();
    onOpenChange(next);
  };

  return (
    <Modal open={open} onOpenChange={change} title="Нашли дешевле?">
      {sentFrom === null ? (
        <PriceMatchForm state={state} choosesProduct={!about} />
      ) : (
        <Stack gap={4}>
          <Text role="status">
            Запрос у нас.{' '}
            {signedIn
              ? 'Если согласуем цену, сообщим вам: она будет на странице товара, в корзине и в заказе.'
              : `Если согласуем цену, пришлём SMS на ${formatAddress(sentFrom)}. Войдите с этим номером, и она будет на странице товара, в корзине и в заказе.`}
          </Text>
          <Button wide autoFocus onClick={() => change(false)}>
            Хорошо
          </Button>
        </Stack>
      )}
    </Modal>
  );
});
