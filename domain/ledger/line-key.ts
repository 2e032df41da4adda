/** Prime and offset of FNV-1a in 128 bits (Fowler, Noll, Vo). */
const prime = 0x0000000001000000000000000000013bn;
const offset = 0x6c62272e07bb014262b821756295c58dn;

/**
 * Returns a key of 32 digits for each line of a statement. The same line has the same key in whichever file it
 * comes again; equal lines are numbered, since two families may pay the same on one day.
 */
export function lineKeys(lines: readonly string[]): readonly string[] {
  const times = new Map<string, number>();
  return lines.map((line) => {
    const turn = (times.get(line) ?? 0) + 1;
    times.set(line, turn);
    return hashOf(`${line} #${turn}`);
  });
}

function hashOf(text: string): string {
  let hash = offset;
  for (let at = 0; at < text.length; at += 1) hash = BigInt.asUintN(128, (hash ^ BigInt(text.charCodeAt(at))) * prime);
  return hash.toString(16).padStart(32, '0');
}
