/** Groups a list by key, in the order of the list. */
export function gather<T, K>(things: readonly T[], keyOf: (thing: T) => K): ReadonlyMap<K, readonly T[]> {
  const gathered = new Map<K, T[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const sharing = gathered.get(key);
    if (sharing === undefined) gathered.set(key, [thing]);
    else sharing.push(thing);
  }
  return gathered;
}
