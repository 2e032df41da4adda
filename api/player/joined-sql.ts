/** A folded name of the database with its hyphens, blanks and apostrophes left out, as people are recognised by it; a name of nothing else stays. */
export function joinedSql(name: string): string {
  return `coalesce(nullif(translate(${name}, '-'' ', ''), ''), ${name})`;
}
