import type { Answer, Fault } from '../../graphql/api';

/**
 * Opens an address that the API makes in a new tab. The tab is opened before the API answers, because browsers block
 * tabs that no press has opened. Returns the fault.
 */
export async function openPreview(ask: () => Promise<Answer<{ url: string }>>): Promise<Fault | undefined> {
  const tab = window.open('', '_blank');
  if (tab) tab.opener = null;
  const { data, fault } = await ask();
  if (fault) tab?.close();
  else (tab ?? window).location.replace(data.url);
  return fault;
}
