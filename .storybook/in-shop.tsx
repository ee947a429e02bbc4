import type { Decorator } from '@storybook/react-vite';
import { ImageLoaderProvider } from '../ui-kit/src/components/image/index.js';
import { LinkProvider, type AnchorProps } from '../ui-kit/src/components/link/index.js';
import { BrandName } from '../ui-kit/src/fixtures/brand-logo.js';
import { PageLanguage } from '../ui-kit/src/fixtures/page-language.js';
import { SampleTexts } from '../ui-kit/src/fixtures/sample-texts.js';
import { storyLocale } from '../ui-kit/src/fixtures/story-locales.js';
import { LocaleProvider } from '../ui-kit/src/locale/locale-provider.js';
import { densities, radii, ThemeProvider } from '../ui-kit/src/theme/theme-provider.js';
import { colourModes } from '../ui-kit/src/theme/colour-mode.js';
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

/**
 * The providers that an application puts around the kit (theme, language, links, pictures), with the theme, density,
 * radius, brand, locale and direction of the toolbar, and the sample texts in its language.
 */
export const inShop: Decorator = (Story, { globals }) => {
  const brand = brands[String(globals['brand'])];
  const { title: _title, direction, ...locale } = storyLocale(globals['locale']);
  const forced = globals['direction'] === 'ltr' || globals['direction'] === 'rtl' ? globals['direction'] : null;
  const chosen = <Value,>(of: readonly Value[], name: string) => of.find((value) => value === globals[name]);
  return (
    <ThemeProvider
      mode={chosen(colourModes, 'theme') ?? 'system'}
      density={chosen(densities, 'density')}
      radius={chosen(radii, 'radius')}
    >
      <LocaleProvider {...locale}>
        <LinkProvider component={StoryLink}>
          <ImageLoaderProvider loader={({ src }) => src}>
            {brand && <style>{brandStyles(brand)}</style>}
            <BrandName value={brand?.title ?? 'Meet'}>
              <PageLanguage lang={locale.locale} direction={forced ?? (direction === 'rtl' ? direction : null)}>
                <SampleTexts>
                  <Story />
                </SampleTexts>
              </PageLanguage>
            </BrandName>
          </ImageLoaderProvider>
        </LinkProvider>
      </LocaleProvider>
    </ThemeProvider>
  );
};
