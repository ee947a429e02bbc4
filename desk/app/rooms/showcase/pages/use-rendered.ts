import { useEffect, useState } from 'react';
import { useApi, type Fault } from '../../../graphql/api';
import { RenderTextDocument } from '../../../graphql/generated/graphql';
import { faultsOf } from '../../../shell/edited-fields';

/** Milliseconds without typing before the text is rendered. */
const PAUSE = 300;

export interface Rendered {
  /** The last text that could be rendered. */
  html: string;
  /** Why what is typed cannot be rendered: the line and what is wrong with it. */
  error?: string | undefined;
  fault?: Fault | undefined;
}

/** What is typed, as the server renders it for shoppers. */
export function useRendered(markdown: string): Rendered {
  const api = useApi();
  const [rendered, setRendered] = useState<Rendered>({ html: '' });
  const isEmpty = markdown.trim() === '';
  useEffect(() => {
    const typing = new AbortController();
    const show = (next: (before: Rendered) => Rendered) => !typing.signal.aborted && setRendered(next);
    if (isEmpty) return undefined;
    const timer = setTimeout(() => {
      void api.ask(RenderTextDocument, { markdown }, typing.signal).then(({ data, fault }) =>
        show(({ html }) => {
          if (data) return { html: data.renderContent };
          const { markdown: error } = faultsOf(fault.details['fields']);
          return error === undefined ? { html, fault } : { html, error };
        }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      typing.abort();
    };
  }, [api, isEmpty, markdown]);
  return isEmpty ? { html: '' } : rendered;
}
