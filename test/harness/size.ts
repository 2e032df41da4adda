import { readFileSync } from 'node:fs';

/** What is proved by mass: what is tried so often, in which file, small in the check and whole in `npm run soak`. */
export interface Proof {
  readonly tries: string;
  readonly file: string;
  readonly small: number;
  readonly whole: number;
}

export const proofs: Readonly<Record<string, Proof>> = JSON.parse(
  readFileSync(new URL('./sizes.json', import.meta.url), 'utf8'),
);

/** What `npm run soak` asks for: the size of one proof by its name, and from where chance begins. */
interface Soak {
  readonly name: string;
  readonly size: number;
  readonly seed: number;
}

const soak: Soak | undefined = process.env.SOAK && JSON.parse(process.env.SOAK);

/** Whether a proof is run by itself, and not within the check. */
export const isSoak = soak !== undefined;

/** How much a proof tries here. */
export function sizeOf(name: string): number {
  const proof = proofs[name];
  if (proof === undefined) throw new Error(`There is no proof ${name} in sizes.json`);
  return soak?.name === name ? soak.size : proof.small;
}

/** From where chance begins: the same place in each check, another in each soak. */
export const seedOr = (usual: number): number => soak?.seed ?? usual;

/** Says what was counted where a proof is run by itself; within the check nothing is said. */
export function tell(line: string): void {
  if (isSoak) process.stdout.write(`${line}\n`);
}
