import { add, main } from './dom';

addEventListener('unhandledrejection', ({ reason }) => {
  add(main, 'p', { role: 'alert', textContent: reason instanceof Error ? reason.message : String(reason) });
});

// Each page is a file: `/?page=product&slug=…` is src/pages/product.ts.
const pages = import.meta.glob('./pages/*.ts');
const page = new URLSearchParams(location.search).get('page') ?? 'goods';
void pages[`./pages/${page}.ts`]?.();
