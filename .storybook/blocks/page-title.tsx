import { DocsContext, HeaderMdx } from '@storybook/addon-docs/blocks';
import { use, type ComponentProps } from 'react';
import { componentStatuses, promises, sinceOf } from './component-status.js';

/** The title of a docs page. The title of a component's page is followed by the component's status. */
export function PageTitle(props: Omit<ComponentProps<typeof HeaderMdx>, 'as'>) {
  const folder = folderOf(use(DocsContext));
  const status = componentStatuses[folder];
  return (
    <>
      <HeaderMdx as="h1" {...props} />
      {status && (
        <p>
          <strong>{status.status}</strong>, {sinceOf(status)}. {promises[status.status]}
        </p>
      )}
    </>
  );
}

/** The folder of the component that the page is about; an empty text for any other page. */
function folderOf(context: ComponentProps<typeof DocsContext>['value']): string {
  try {
    const { preparedMeta } = context.resolveOf('meta', ['meta']);
    return /components\/([^/]+)\//.exec(String(preparedMeta.parameters['fileName']))?.[1] ?? '';
  } catch {
    // The page belongs to no stories.
    return '';
  }
}
