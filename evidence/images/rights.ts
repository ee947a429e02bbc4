// cspell:ignore Privs Rootfs
import type { ShopInContainers } from './shop-in-containers.js';

/** Returns what a running container may do and should not. */
export async function rightsFaults(shop: ShopInContainers, service: string): Promise<string[]> {
  const { HostConfig: host } = await shop.inspect(service);
  // What it says of itself and what it can do are both asked.
  const script =
    'grep "^Uid:\\|^CapEff:\\|^NoNewPrivs:" /proc/1/status; touch /written 2>/dev/null && echo written || true';
  const inside = await shop.compose('exec', '--no-TTY', service, 'sh', '-c', script);
  const rules: [boolean, string][] = [
    [host.ReadonlyRootfs && !inside.includes('written'), 'its file system can be written'],
    [!/^Uid:\s+0\s/m.test(inside), 'runs as root'],
    [/^CapEff:\s+0+$/m.test(inside), 'has capabilities'],
    [/^NoNewPrivs:\s+1$/m.test(inside), 'may gain privileges'],
    [host.Memory > 0, 'has no limit of memory'],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => `${service} ${fault}`);
}
