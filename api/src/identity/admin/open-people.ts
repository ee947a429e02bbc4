import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { ManageShoppers } from './manage-shoppers.js';

/** Creates the use case for the command line. Its files are loaded only here, since most commands do not need them. */
export async function openPeople({ statements, audit, config }: AdminDesk): Promise<ManageShoppers> {
  const [{ ManageShoppers }, { Points, RegistrationBonus }, { Users }] = await Promise.all([
    import('./manage-shoppers.js'),
    import('../../loyalty/index.js'),
    import('../index.js'),
  ]);
  const users = new Users(statements, new RegistrationBonus(config), config);
  return new ManageShoppers(statements, audit, new Points(config), users, config);
}
