// Preloaded into the services (`node --import`). When the stack that started them is killed, their standard input
// closes, and they end as on a SIGTERM. Otherwise they would keep the ports for ever. `unref`: listening must not keep
// a service alive that is done.
process.stdin
  .once('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref();
export {};
