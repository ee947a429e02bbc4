import { useHydrated } from '@meet/ui-kit';
import { createContext, createElement, lazy, use, useState, type ReactNode } from 'react';
import { loadInTheEnd } from './load-in-the-end';
import { loadOnline } from './load-online';
import { LostMessage, LostPanel, LostQuietly, type LostProps } from './lost-part';
import { loadAnewOnce } from './lost-chunk';

type Part<Props> = (props: Props) => ReactNode;

/** Components that replace a part while its file cannot be loaded. */
const signs = { nothing: LostQuietly, message: LostMessage, panel: LostPanel };

type Attempts = Pick<LostProps, 'again' | 'pending' | 'hopeless'>;

const Retry = createContext<Attempts>({ again: () => undefined, pending: false, hopeless: false });

/**
 * Like React's `lazy`, for any part of a page. If its file cannot be loaded, the page stays and a sign replaces the
 * part. The file is tried again on a click, every few seconds, and when the browser is online again. If the shop
 * responds and the file still cannot be loaded, the page is reloaded once. A part that the server has rendered stays
 * visible instead of the sign, and becomes interactive when the file is loaded.
 * @param load Imports the file of the part.
 * @param sign `panel` for a part that opens over the page, `message` for a part inside the page, `nothing` for a part
 * that the shopper has not requested.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: Part<Props> }>,
  sign: keyof typeof signs = 'nothing',
): Part<Props> {
  const Sign = signs[sign];
  let late: Promise<{ default: Part<Props> }> | undefined;
  const Lost = (props: Props & Pick<LostProps, 'open' | 'onOpenChange'>) => {
    // A sign would not match the HTML that the server has rendered.
    const [isFromServer] = useState(!useHydrated());
    return isFromServer ? (
      createElement(use((late ??= loadInTheEnd(load))).default, props)
    ) : (
      <Sign {...props} {...use(Retry)} />
    );
  };
  let part: Part<Props> = lazy<Part<Props>>(() =>
    loadOnline(load).catch(() => {
      void loadAnewOnce();
      return { default: Lost as Part<Props> };
    }),
  ) as unknown as Part<Props>;

  return function LazyPart(props: Props) {
    const [Shown, setShown] = useState<Part<Props>>(() => part);
    const [pending, setPending] = useState(false);
    const [hopeless, setHopeless] = useState(false);
    const again = () => {
      setPending(true);
      void loadOnline(load)
        .then(
          ({ default: Loaded }) => {
            part = Loaded;
            setShown(() => Loaded);
          },
          async () => setHopeless(await loadAnewOnce()),
        )
        .finally(() => setPending(false));
    };
    return <Retry value={{ again, pending, hopeless }}>{createElement(Shown, props)}</Retry>;
  };
}
