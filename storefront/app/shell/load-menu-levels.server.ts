import { askApi } from '../graphql/api-client.server';
import { MenuSectionDocument, MenuSectionsDocument } from '../graphql/generated/graphql';
import { noSignal } from '../graphql/page-errors';
import { brandLinks, menuLevel, type MenuLevel, type MenuLevels } from './menu-levels';

export async function loadMenuLevels(signal: AbortSignal): Promise<MenuLevels> {
  const { data } = await askApi({ document: MenuSectionsDocument, variables: {}, signal });
  if (!data) throw noSignal();
  // An entry with a link of its own has no levels.
  const directories = data.directoryList.filter(({ href }) => href === null);
  const sections = directories.map(async (directory): Promise<[string, MenuLevel]> => {
    const { slug } = directory;
    const answer = await askApi({ document: MenuSectionDocument, variables: { slug }, signal });
    if (!answer.data) throw noSignal();
    return [slug, menuLevel(directory, answer.data.getDirectoryFilters, directories)];
  });
  return { sections: Object.fromEntries(await Promise.all(sections)), brands: brandLinks(data.brandList.items) };
}
