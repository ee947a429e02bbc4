import DefaultTheme from 'vitepress/theme-without-fonts';
import { inBrowser, type Theme } from 'vitepress';
import '@meet/ui-kit/fonts.css';
import '@meet/ui-kit/tokens.css';
import './style.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ router }) {
    if (inBrowser) router.onAfterRouteChange = () => void requestAnimationFrame(showPageInMenu);
  },
} satisfies Theme;

/** The menu is longer than most windows, so it is scrolled to the open page if that is out of sight. */
function showPageInMenu(): void {
  const menu = document.querySelector('.VPSidebar');
  const item = menu?.querySelector('.VPSidebarItem.is-link.is-active');
  if (!menu || !item) return;
  const { top, bottom } = item.getBoundingClientRect();
  const { top: from, height } = menu.getBoundingClientRect();
  if (top < from || bottom > from + height) menu.scrollTop += top - from - height / 2;
}
