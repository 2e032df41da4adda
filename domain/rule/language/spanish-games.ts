/** Spanish for our own words about games that are no sentences: rounds, sources of teams, fields without a name. */
const known: Readonly<Record<string, string>> = {
  'Semi-Finals': 'Semifinales',
  Finals: 'Final',
  Final: 'Final',
  'Semi-final': 'Semifinal',
  'Quarter-final': 'Cuartos de final',
  'Round of 16': 'Octavos de final',
  'Round of 32': 'Dieciseisavos de final',
  'Round of 64': 'Treintaidosavos de final',
  'Third place': 'Tercer lugar',
  'Group game': 'Partido de grupo',
  Bye: 'Libre',
  'a team to be announced': 'un equipo por anunciar',
};

/** Patterns of longer expressions, with their Spanish form. */
const forms: readonly (readonly [form: RegExp, said: (...parts: readonly string[]) => string])[] = [
  [/^Field (\d+)$/, (number) => `Cancha ${number}`],
  [/^Round (\d+)$/, (round) => `Ronda ${round}`],
  [/^Semi-Finals, match (\d+)$/, (match) => `Semifinal ${match}`],
  [/^Round (\d+), match (\d+)$/, (round, match) => `Ronda ${round}, partido ${match}`],
  [/^Consolation (\d+(?:\.\d+)?)$/, (match) => `Consolación ${match}`],
  [/^Placement (\d+(?:\.\d+)?)$/, (match) => `Clasificación ${match}`],
  [/^(\d+)(?:st|nd|rd|th) Group ([A-Z])$/, (rank, group) => `${rank}.º Grupo ${group}`],
  [/^Winner of (.+)$/, (match = '') => `Ganador de ${gameInSpanish(match)}`],
  [/^Loser of (.+)$/, (match = '') => `Perdedor de ${gameInSpanish(match)}`],
];

/** Translates our own words about a game into Spanish; words that somebody entered, such as the name of a field, stay as they are. */
export function gameInSpanish(text: string): string {
  if (Object.hasOwn(known, text)) return known[text] ?? text;
  for (const [form, said] of forms) {
    const found = form.exec(text);
    if (found !== null) return said(...found.slice(1));
  }
  return text;
}
