import type { Command } from 'commander';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import type { RoleResolver } from './role.resolver.js';

/** Adds `npm run admin -- roles` and `grant`. */
export function addRoleCommands(program: Command, { desk, show, by }: CommandContext<keyof RoleResolver>): void {
  program
    .command('roles')
    .description('ADMIN, MANAGER and the roles of the shop’s own, with their permissions')
    .action(async () => {
      await by('roles');
      const roles = await (await openRoles(desk)).edits.all();
      show(roles.map(({ name, people, permissions }) => ({ name, people, permissions: permissions.join(', ') })));
    });

  program
    .command('grant <email-or-phone> <role>')
    .description('the name of a role, or USER for none; before somebody’s first sign-in, too')
    .action(async (who: string, role: string) => {
      const operator = await by('setRole');
      const { gifts, people } = await openRoles(desk);
      const roleId = await gifts.idOf(role);
      const id = roleId ? await people.idOrNew(operator, who) : await people.idOf(who);
      const { id: userId, name, surname, phone, email, role: given } = await gifts.give(operator, id, roleId);
      show([{ id: userId, name, surname, phone, email, role: given ?? 'USER' }]);
    });
}

async function openRoles(desk: AdminDesk) {
  const [{ EditRoles }, { GiveRole }] = await Promise.all([import('./edit-roles.js'), import('./give-role.js')]);
  const { openPeople } = await import('../../identity/admin/index.js');
  const people = await openPeople(desk);
  const edits = new EditRoles(desk.statements, desk.audit);
  return { edits, people, gifts: new GiveRole(desk.audit, people, edits) };
}
