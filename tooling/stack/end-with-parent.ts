// Preloaded into the services (`node --import`): when the stack that started them is killed, its end of their standard
// input closes, and they end as if they had been told to. Otherwise they would keep the ports for ever.
process.stdin.once('close', () => process.kill(process.pid, 'SIGTERM')).resume();
export {};
