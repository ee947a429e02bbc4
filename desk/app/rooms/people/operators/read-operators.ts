import type { Answer, DeskApi } from '../../../graphql/api';
import { OperatorsDocument, type ShoppersInput } from '../../../graphql/generated/graphql';

export interface Operator {
  id: string;
  name: string;
  roleId: string | null;
}

/** Filters for all operators: administrators, and users with another role. */
export const ALL_OPERATORS: readonly ShoppersInput[] = [{ accessLevel: 'ADMIN' }, { accessLevel: 'MANAGER' }];

/** Loads everybody who works in the shop, by name. */
export async function readOperators(
  api: DeskApi,
  groups: readonly ShoppersInput[],
  signal?: AbortSignal,
): Promise<Answer<Operator[]>> {
  const operators: Operator[] = [];
  for (const who of groups) {
    let after: string | null = null;
    do {
      const answer: Answer<{ part: Operator[]; next: string | null }> = await readPart(api, who, after, signal);
      if (answer.fault) return { fault: answer.fault };
      operators.push(...answer.data.part);
      after = answer.data.next;
    } while (after !== null);
  }
  return { data: operators.sort((one, other) => one.name.localeCompare(other.name)) };
}

async function readPart(api: DeskApi, who: ShoppersInput, after: string | null, signal?: AbortSignal) {
  const { data, fault } = await api.ask(OperatorsDocument, { who, after }, signal);
  if (fault) return { fault };
  const { nodes, pageInfo } = data.shoppersConnection;
  const part = nodes.map(({ id, name, surname, email, phone, roleId }) => ({
    id,
    name: [name, surname].filter(Boolean).join(' ') || email || phone || id,
    roleId: roleId ?? null,
  }));
  return { data: { part, next: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null } };
}
