// Preloaded into the services (`node --import`): when the stack that started them is killed, its end of their standard
// input closes, and they end as if they had been told to. Otherwise they would keep the ports for ever.
// A service that is done must not be kept alive by listening for it.
process.stdin
  .once('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref();
export {};
