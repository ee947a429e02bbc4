import { ReturnForm, type ReturnLine, type ReturnValue } from '@meet/ui-kit';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { askInBrowser } from '../graphql/ask-in-browser';
import { CreateReturnRequestDocument, type ReturnReason } from '../graphql/generated/graphql';
import { PictureUploads } from '../uploads/picture-uploads';
import { returnFaultWords } from './return-fault-words';

/** Maximum size of one picture in megabytes that the API accepts. */
const mostMegabytes = 9.5;

export interface ReturnEditorProps {
  /** Uuid of the order. */
  uuid: string;
  lines: readonly ReturnLine[];
  /** Units whose cashback is withdrawn when they are returned. */
  earned: readonly string[];
  /** Reloads the order's returns. */
  refresh: () => Promise<void>;
  onSent: () => void;
}

// A default export, because the form is loaded with `React.lazy`, which needs one.
/** The form of a return request. Its photos are uploaded while the shopper is still writing. */
export default observer(function ReturnEditor({ uuid, lines, earned, refresh, onSent }: ReturnEditorProps) {
  const [uploads] = useState(() => new PictureUploads([], 'RETURN_PHOTO'));
  const [status, setStatus] = useState<'idle' | 'sending' | 'failed' | 'sent'>('idle');
  const [failure, setFailure] = useState<string>();
  const [number, setNumber] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  // The button that opened the form had the focus and has disappeared.
  useEffect(() => form.current?.focus(), []);

  const send = async ({ lines: chosen }: ReturnValue) => {
    setStatus('sending');
    await uploads.settle();
    // The cast is safe, because the form offers exactly the API's reasons.
    const items = chosen.map(({ reason, wanted, ...line }) => ({
      ...line,
      reason: reason as ReturnReason,
      ...(wanted && { wantedItemId: wanted }),
    }));
    const { data, fault } = await askInBrowser(CreateReturnRequestDocument, {
      dto: { uuid, items, uploadIds: uploads.uploadIds },
    });
    if (fault) {
      setFailure(returnFaultWords(fault, lines));
      setStatus('failed');
      // Reloads the units, which now show why they cannot be returned.
      if (fault.code === 'RETURN_NOT_ALLOWED') await refresh();
      return;
    }
    setNumber(String(data.createReturnRequest.number));
    setStatus('sent');
    onSent();
    await refresh();
  };

  return (
    <ReturnForm
      ref={form}
      tabIndex={-1}
      aria-label="Заявка на возврат"
      lines={lines}
      photos={uploads.photos}
      photosError={uploads.fault}
      maxMegabytes={mostMegabytes}
      onPhotosAdd={uploads.add}
      onPhotoRemove={uploads.remove}
      onPhotoRetry={uploads.retry}
      onSubmit={(value) => void send(value)}
      status={status}
      error={failure}
      refundNote={refundNote(lines, earned)}
      {...(number ? { number } : {})}
    />
  );
});

/** Says what is refunded, how and when. */
const refundNote = (lines: readonly ReturnLine[], earned: readonly string[]): string =>
  [
    'Деньги вернутся тем же способом, каким вы платили, обычно за 3–10 дней.',
    'Доставку вернём, если возвращается весь заказ и хотя бы одна вещь пришла с браком, не та или не как в описании.',
    ...(earned.length > 0 ? ['Кешбэк за эти вещи спишется.'] : []),
    ...(lines.some(({ exchanges }) => exchanges?.length)
      ? ['Если размера на обмен не окажется, когда вещь дойдёт до нас, вернём деньги.']
      : []),
  ].join(' ');
