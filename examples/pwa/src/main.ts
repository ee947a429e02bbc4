import { add, main } from './dom';
import { goods } from './goods';
import { orderList } from './order-list';
import { followOrders } from './orders';

addEventListener('unhandledrejection', ({ reason }) => {
  add(main, 'p', { role: 'alert', textContent: reason instanceof Error ? reason.message : String(reason) });
});

const network = document.querySelector<HTMLElement>('#network')!;
const showNetwork = () => (network.hidden = navigator.onLine);
addEventListener('online', showNetwork);
addEventListener('offline', showNetwork);
showNetwork();

let leave: () => void = () => undefined;

/** Shows the section that is named in the URL. */
async function show(): Promise<void> {
  leave();
  leave = () => undefined;
  main.replaceChildren();
  const id = new URLSearchParams(location.search).get('order');
  const section = location.hash || (id ? '#orders' : '#goods');
  for (const link of document.querySelectorAll('nav a'))
    link.toggleAttribute('aria-current', link.getAttribute('href') === section);
  if (section === '#orders') leave = await orderList(location.hash ? null : id);
  else await goods();
}

addEventListener('hashchange', () => void show());
void show();
void followOrders();
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js');
