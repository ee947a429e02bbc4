import { askApi } from '../graphql/api-client.server';
import { MenuLevelsDocument } from '../graphql/generated/graphql';
import { noSignal } from '../graphql/page-errors';
import { menuLevels, type MenuLevels } from './menu-levels';

export async function loadMenuLevels(signal: AbortSignal): Promise<MenuLevels> {
  const { data } = await askApi({ document: MenuLevelsDocument, variables: {}, signal });
  if (!data) throw noSignal();
  return menuLevels(data);
}
