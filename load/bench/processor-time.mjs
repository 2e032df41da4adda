// @ts-check
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of the processor per second, as Linux counts. */
const ticks = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time in seconds, and elapsed seconds. @typedef {{ product: number, database: number, all: number, seconds: number }} Taken */

/** Measures the processor time of the product, its database and the whole machine from now on. */
export class ProcessorTime {
  /** @param {{ pid: number, databasePid: number }} product */
  constructor(product) {
    this.product = product;
    this.before = this.#now();
  }

  /** @returns {Taken} */
  taken() {
    const now = this.#now();
    return {
      product: now.product - this.before.product,
      database: now.database - this.before.database,
      all: now.all - this.before.all,
      seconds: now.seconds - this.before.seconds,
    };
  }

  #now() {
    const { pid, databasePid } = this.product;
    const [, user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0] =
      readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/\s+/).map(Number) ?? [];
    const serving = readdirSync('/proc').filter((name) => parentOf(name) === databasePid);
    return {
      product: usedBy(pid),
      database: [databasePid, ...serving].reduce((sum, one) => sum + usedBy(one), 0),
      all: (user + nice + system + irq + softIrq) / ticks,
      seconds: performance.now() / 1000,
    };
  }
}

/** Returns the fields of /proc/<pid>/stat after the name; none for a process that has ended. @param {number | string} pid */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
  } catch {
    return [];
  }
}

/** @param {string} pid */
const parentOf = (pid) => (/^\d+$/.test(pid) ? statOf(pid)[1] : undefined);

/** Returns the processor time of a process and its ended children, in seconds. @param {number | string} pid */
function usedBy(pid) {
  const [user = 0, system = 0, ofChildren = 0, systemOfChildren = 0] = statOf(pid).slice(11, 15);
  return (user + system + ofChildren + systemOfChildren) / ticks;
}
