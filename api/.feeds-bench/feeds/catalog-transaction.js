/** Thrown to undo a rehearsed transaction; never leaves this file. */
class Rehearsed extends Error {
}
const ATTEMPTS = 5;
/** A batch takes well under a second; a server under load may make it wait. */
const TIMEOUT_MS = 120_000;
/**
 * Runs `work` in one transaction, again where another transaction came between. A rehearsal does all of it and then
 * takes it back.
 */
export async function inTransaction(prisma, work, options) {
    for (let attempt = 1;; attempt += 1) {
        let result = null;
        try {
            await prisma.$transaction(async (transaction) => {
                result = { value: await work(timed(transaction)) };
                if (options.rehearse)
                    throw new Rehearsed();
            }, { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS });
        }
        catch (error) {
            if (!(error instanceof Rehearsed)) {
                if (attempt >= ATTEMPTS || !cameBetween(error))
                    throw error;
                continue;
            }
        }
        if (result === null)
            throw new Error('The transaction ended without a result.');
        return result.value;
    }
}
/** Thrown where a row another transaction just wrote is not visible yet: trying again meets it. */
export class ConcurrentWriteError extends Error {
}
/** SQLSTATE of a database error, or null for any other. */
export function sqlState(error) {
    for (let at = error, depth = 0; isObject(at) && depth < 8; depth += 1) {
        for (const key of ['originalCode', 'code']) {
            const code = at[key];
            if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && !/^P\d{4}$/.test(code))
                return code;
        }
        at = at['meta'] ?? at['driverAdapterError'] ?? at['cause'];
    }
    return null;
}
/** True for errors that a row's own data causes (out of range, a broken rule), not the server's state. */
export function isDataError(error) {
    return /^2[23]/.test(sqlState(error) ?? '');
}
function cameBetween(error) {
    // Serialisation failure, deadlock, unique violation: two writers met.
    return error instanceof ConcurrentWriteError || ['40001', '40P01', '23505'].includes(sqlState(error) ?? '');
}
function isObject(value) {
    return typeof value === 'object' && value !== null;
}
//# sourceMappingURL=catalog-transaction.js.map
const T=new Map();
function timed(t){ return new Proxy(t,{get(o,k){ const v=o[k]; if(k==='$executeRaw'||k==='$queryRaw') return async (...a)=>{const n=(a[0].join?.('?')??String(a[0])).replace(/\s+/g,' ').trim().slice(0,60);const s=performance.now();try{return await v.apply(o,a);}finally{const e=T.get(n)??[0,0];e[0]+=performance.now()-s;e[1]++;T.set(n,e);}}; return typeof v==='function'?v.bind(o):v;}});}
process.on('exit',()=>{for(const [n,[ms,c]] of [...T].sort((a,b)=>b[1][0]-a[1][0]).slice(0,9))console.error(Math.round(ms),c,n);});
