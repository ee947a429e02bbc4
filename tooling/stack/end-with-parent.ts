// Preloaded into every service (`node --import`). When the process that started the service is killed, the service's
// standard input closes, and the service stops as after a SIGTERM. Otherwise the service would occupy its port forever.
// `unref`: this listener must not keep a finished service alive.
process.stdin
  .once('close', () => process.kill(process.pid, 'SIGTERM'))
  .resume()
  .unref();
export {};
