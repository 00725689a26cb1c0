import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of a core for one process (a cgroup, of either version). */
export class Share {
  readonly #folder: string;
  readonly #pid: number;

  constructor(name: string, pid: number) {
    const root = existsSync('/sys/fs/cgroup/cpu/cgroup.procs') ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
    this.#folder = join(root, name);
    this.#pid = pid;
    mkdirSync(this.#folder);
  }

  limit(cores: number): void {
    const periodUs = 20_000;
    const quota = Math.round(cores * periodUs);
    if (existsSync(join(this.#folder, 'cpu.cfs_quota_us'))) {
      writeFileSync(join(this.#folder, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(this.#folder, 'cpu.cfs_quota_us'), String(quota));
    } else writeFileSync(join(this.#folder, 'cpu.max'), `${quota} ${periodUs}`);
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(this.#pid));
  }

  /** When its process is gone. */
  remove(): void {
    try {
      rmdirSync(this.#folder);
    } catch {
      // it is not gone yet: an empty folder more
    }
  }
}
