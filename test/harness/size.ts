import { readFileSync } from 'node:fs';

/** Proof by volume: a description, its file, and the number of tries in the check (small) and in `npm run soak` (whole). */
export interface Proof {
  readonly tries: string;
  readonly file: string;
  readonly small: number;
  readonly whole: number;
}

export const proofs: Readonly<Record<string, Proof>> = JSON.parse(
  readFileSync(new URL('./sizes.json', import.meta.url), 'utf8'),
);

/** Settings of `npm run soak`: size of a named proof, and the random seed. */
interface Soak {
  readonly name: string;
  readonly size: number;
  readonly seed: number;
}

const soak: Soak | undefined = process.env.SOAK && JSON.parse(process.env.SOAK);

/** Whether a proof runs by itself, and not within the check. */
export const isSoak = soak !== undefined;

/** Returns the number of tries of a proof in this run. */
export function sizeOf(name: string): number {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`There is no proof ${name} in sizes.json`);
  return soak?.name === name ? soak.size : proof.small;
}

/** Returns the random seed: the same in each check, another in each soak. */
export const seedOr = (usual: number): number => soak?.seed ?? usual;

/** Prints a line if a proof runs by itself; the check stays silent. */
export function tell(line: string): void {
  if (isSoak) process.stdout.write(`${line}\n`);
}
