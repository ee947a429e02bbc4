import { useEffect, useState, type ReactNode } from 'react';
import { CheckIcon, ShareIcon } from '../../icons/index.js';
import { useWords } from '../../locale/use-words.js';
import { useDefaultProps } from '../../theme/default-props.js';
import { Button, type ButtonProps } from '../button/button.js';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js';
import { shareButtonWords } from './share-button.words.js';

/** How long the button confirms that the link was copied, in milliseconds. */
const SAID_FOR = 3000;

export interface ShareButtonProps extends Omit<ButtonProps, 'onClick' | 'loading' | 'title' | 'children'> {
  /** Title of the shared page. Phones show it above the URL. */
  title: string;
  /** The shared URL. Default: the URL of the current page. */
  url?: string;
  /** Label of the button. Default: «Поделиться». */
  children?: ReactNode;
}

/** Opens the system's share menu; if there is none, copies the URL. */
export function ShareButton(passed: ShareButtonProps) {
  const { title, url, children, variant = 'secondary', ...props } = useDefaultProps('ShareButton', passed);
  const words = useWords('shareButton', shareButtonWords);
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);

  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), SAID_FOR);
    return () => clearTimeout(timer);
  }, [result]);

  const share = async () => {
    const address = new URL(url ?? location.href, location.href).href;
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url: address });
      await navigator.clipboard.writeText(address);
      setResult('copied');
    } catch (error) {
      // The shopper has closed the share menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setResult('failed');
    }
  };

  const said = result && { copied: words.linkCopied, failed: words.linkNotCopied }[result];
  return (
    <>
      <Button variant={variant} {...props} onClick={() => void share()}>
        {result === 'copied' ? <CheckIcon size={20} /> : <ShareIcon size={20} />}
        {said ?? children ?? words.share}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}
