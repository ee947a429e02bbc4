import { PERMISSION_GROUPS } from './permission-groups';
import { permissionTexts } from '../../../graphql/permission-words';

it('each permission belongs to exactly one group of the role form', () => {
  const grouped = Object.values(PERMISSION_GROUPS).flat();
  expect([...grouped].sort()).toEqual(Object.keys(permissionTexts.ru).sort());
});
