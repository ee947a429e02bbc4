import type { Decorator } from '@storybook/react-vite';
import { ImageLoaderProvider } from '../ui-kit/src/components/image/index.js';
import { LinkProvider, type AnchorProps } from '../ui-kit/src/components/link/index.js';
import { ThemeProvider } from '../ui-kit/src/theme/theme-provider.js';
import { isColourMode } from '../ui-kit/src/theme/colour-mode.js';
import { brands, brandStyles } from './brands.js';

/** A link that does not navigate, because that would leave the story. */
function StoryLink({ onClick, ...props }: AnchorProps) {
  return (
    <a
      {...props}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
      }}
    />
  );
}

/** The providers that an application puts around the kit (theme, links, pictures), with the brand of the toolbar. */
export const inShop: Decorator = (Story, { globals }) => {
  const brand = brands[String(globals['brand'])];
  const mode = isColourMode(globals['theme']) ? globals['theme'] : 'system';
  return (
    <ThemeProvider mode={mode}>
      <LinkProvider component={StoryLink}>
        <ImageLoaderProvider loader={({ src }) => src}>
          {brand && <style>{brandStyles(brand)}</style>}
          <Story />
        </ImageLoaderProvider>
      </LinkProvider>
    </ThemeProvider>
  );
};
