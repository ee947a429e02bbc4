import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '../../generated/prisma/client.js';
/** A client with a pool of its own; `$disconnect()` ends both. */
export function createPrisma(databaseUrl, poolSize = 10) {
    const adapter = new PrismaPg({ connectionString: databaseUrl, max: poolSize });
    return new PrismaClient({ adapter });
}
//# sourceMappingURL=prisma-client.js.map