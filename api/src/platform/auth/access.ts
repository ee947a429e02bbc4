import { SetMetadata } from '@nestjs/common';

/** Who may call: everybody, whoever is signed in, or an operator of at least that level. */
export type Access = 'PUBLIC' | 'USER' | 'MANAGER' | 'ADMIN';

export const ACCESS = Symbol('ACCESS');

/** Guests too. Every query, mutation and route says this or one of the others: without a word it is refused. */
export const Public = () => SetMetadata(ACCESS, 'PUBLIC' satisfies Access);

export const SignedIn = () => SetMetadata(ACCESS, 'USER' satisfies Access);

export const OperatorOnly = (level: 'MANAGER' | 'ADMIN' = 'MANAGER') => SetMetadata(ACCESS, level satisfies Access);
