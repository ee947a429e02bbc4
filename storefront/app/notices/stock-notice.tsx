import { Modal } from '@meet/ui-kit/modal';
import { Button, Select, Stack, Text } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useBackCloses } from '../browser/use-back-closes';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CreateStockNoticeDocument, SizesOfDocument, type NoticeChannel } from '../graphql/generated/graphql';
import { isOneSize, sizeInWords, sizeLine, sizeName } from '../offers/size-name';
import { useSession } from '../session/session-context';
import { goneSizes, type GoneSize } from './gone-sizes';
import { MailboxForm } from './mailbox-form';
import { NoticeWay } from './notice-way';

export interface StockNoticeProps {
  product: { id: string; slug: string; name: string };
  /** The sizes to choose from. Default: loaded when the dialog opens. */
  sizes?: readonly GoneSize[];
  /** Id of the initially chosen size. */
  first?: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

// A default export, because the dialog is loaded with `React.lazy`, which needs one.
/** «Сообщить о поступлении»: one message when a size is available again. A guest confirms the mailbox with a code. */
export default observer(function StockNotice({ product, sizes, first, open, onOpenChange }: StockNoticeProps) {
  useBackCloses(open, onOpenChange);
  const { signedIn } = useSession();
  const [loaded, setLoaded] = useState<readonly GoneSize[]>([]);
  const [chosen, setChosen] = useState(first ?? '');
  const [fault, setFault] = useState<{ code: string; message: string } | null>(null);
  const [pending, setPending] = useState(false);
  /** How the shopper will be told; null until they have asked for it. */
  const [asked, setAsked] = useState<NoticeChannel | null>(null);
  const known = sizes ?? loaded;
  const size = known.find(({ id }) => id === chosen) ?? (known.length === 1 ? known[0] : undefined);
  const { slug } = product;
  const isUnknown = sizes === undefined;

  useEffect(() => {
    if (!open || !isUnknown) return;
    void askInBrowser(SizesOfDocument, { slug }).then(({ data, fault: lost }) => {
      setLoaded(goneSizes(data?.product?.items ?? []));
      setFault(lost ?? null);
    });
  }, [open, isUnknown, slug]);

  /** Resolves to a message for the shopper if the notice was refused. */
  const ask = async (to: { email?: string; code?: string; channel?: NoticeChannel | null }): Promise<string | null> => {
    if (!size) return chooseSize;
    setPending(true);
    const dto = { productId: product.id, sizeId: size.id, ...to };
    const answer = await askInBrowser(CreateStockNoticeDocument, { dto });
    setPending(false);
    setAsked(answer.data?.createStockNotice.channel ?? null);
    setFault(answer.fault && answer.fault.code !== 'CODE_INVALID' ? answer.fault : null);
    return answer.fault?.message ?? null;
  };

  return (
    <Modal open={open} onOpenChange={onOpenChange} title="Сообщить о поступлении">
      {asked ? (
        <Stack gap={4} role="status">
          <Text>{`${asked === 'SMS' ? 'Пришлём одно SMS' : 'Напишем один раз'}, когда ${!size || isOneSize(size.name) ? 'вещь' : sizeInWords(size.name)} снова появится: «${product.name}».`}</Text>
          <Button wide onClick={() => onOpenChange(false)}>
            Хорошо
          </Button>
        </Stack>
      ) : (
        <Stack gap={4}>
          <Text>{product.name}</Text>
          {known.length > 1 ? (
            <Select
              label="Размер"
              required
              placeholder="Выберите размер"
              value={chosen}
              options={known.map(({ id, name }) => ({ value: id, label: sizeName(name) }))}
              onChange={({ target }) => setChosen(target.value)}
            />
          ) : (
            size && <Text tone="muted">{sizeLine(size.name)}</Text>
          )}
          {fault && (
            <Text tone="error" role="alert">
              {fault.message}
            </Text>
          )}
          {signedIn ? (
            <NoticeWay disabled={!size} pending={pending} onAsk={(channel) => void ask({ channel })} />
          ) : (
            <MailboxForm disabled={!size} pending={pending} onConfirmed={ask} />
          )}
        </Stack>
      )}
    </Modal>
  );
});

const chooseSize = 'Выберите размер';
