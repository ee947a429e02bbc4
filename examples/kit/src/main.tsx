import '@meet/ui-kit/fonts.css';
import '@meet/ui-kit/styles.css';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Alert, Spinner } from '@meet/ui-kit';
import { reasonOf } from './meet';
import { Shell } from './shell';

const root = createRoot(document.querySelector('#root')!);
const show = (page: ReactNode) =>
  root.render(
    <StrictMode>
      <Shell>{page}</Shell>
    </StrictMode>,
  );

// Each page is a file that loads its own data: `/?page=product&slug=…` is src/pages/product.tsx.
const pages = import.meta.glob<{ Page: ComponentType }>('./pages/*.tsx');
const name = new URLSearchParams(location.search).get('page') ?? 'goods';

show(<Spinner size="large" />);
try {
  const { Page } = await pages[`./pages/${name}.tsx`]!();
  show(<Page />);
} catch (error) {
  show(
    <Alert tone="error" title="Страница не открылась" live>
      {reasonOf(error)}
    </Alert>,
  );
}
