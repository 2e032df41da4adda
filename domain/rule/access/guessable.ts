/** Words and runs that the first tries of a guesser contain; years too. */
const triedFirst =
  /pass(word|wort|w0rd)?|contrase(ñ|n)a|qwert[yz]?|asdf|let ?me ?in|welcome|admin|organi[sz]er|keeper|golden|goal|soccer|football|f(ú|u)tbol|tournament|secret|change|abc(d|e|f)*|0?12345?6?7?8?9?0?|(19|20)\d\d/gu;

/** Returns whether a password or secret is easy to guess: without what is tried first it has fewer than 6 different characters. */
export function isGuessable(secret: string): boolean {
  return new Set(secret.toLowerCase().replace(triedFirst, '')).size < 6;
}
