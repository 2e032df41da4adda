/** Returns SQL that removes hyphens, blanks and apostrophes from a folded name, for recognising people; a name of nothing else stays. */
export function joinedSql(name: string): string {
  return `coalesce(nullif(translate(${name}, '-'' ', ''), ''), ${name})`;
}
