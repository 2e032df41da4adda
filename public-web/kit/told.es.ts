import type { Translated } from '../../domain/language/translated.ts';
import { locale } from '../language/language.es.ts';
import type * as english from './told.ts';

/** What the server tells in words of its own, in Spanish; what it has from somebody, such as the name of a field, stays as it is. */
export const told: Translated<typeof english.told> = (text) =>
  (Object.hasOwn(known, text) ? known[text] : undefined) ?? dayIn(text) ?? composed(text) ?? text;

const known: Readonly<Record<string, string>> = {
  // Rounds and games.
  'Semi-Finals': 'Semifinales',
  Finals: 'Final',
  Final: 'Final',
  'Third place': 'Tercer lugar',
  'Group game': 'Partido de grupo',
  Bye: 'Libre',
  'a team to be announced': 'un equipo por anunciar',
  // What sets teams of a group apart.
  Points: 'Puntos',
  Wins: 'Victorias',
  'Head-to-head': 'Enfrentamiento directo',
  'Goal difference': 'Diferencia de goles',
  'Goals scored': 'Goles a favor',
  'Goals against': 'Goles en contra',
  'Shut-outs': 'Partidos sin recibir goles',
  'Lots drawn by the organizer': 'Sorteo del organizador',
  'Shoot-out': 'Tanda de penales',
  'A team that forfeited cannot win its group': 'Un equipo que no se presentó no puede ganar su grupo',
  Withdrawn: 'Se retiró',
  'Nothing separates these teams': 'Nada separa a estos equipos',
  // Whom a tournament is for.
  'All Ages': 'Todas las edades',
  Open: 'Abierto',
  // What players choose of themselves.
  Male: 'Masculino',
  Female: 'Femenino',
  'Youth S': 'Juvenil S',
  'Youth M': 'Juvenil M',
  'Youth L': 'Juvenil L',
  'Adult S': 'Adulto S',
  'Adult M': 'Adulto M',
  'Adult L': 'Adulto L',
  'Adult XL': 'Adulto XL',
  // What of a record may change.
  Name: 'Nombre',
  'Birth year': 'Año de nacimiento',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  'Parent name': 'Nombre de la madre o el padre',
  'Parent email': 'Correo electrónico de la madre o el padre',
  'Parent phone': 'Teléfono de la madre o el padre',
};

/** Each form of words, and how it is said. */
const forms: readonly (readonly [form: RegExp, said: (...parts: readonly string[]) => string])[] = [
  [/^Field (\d+)$/, (number) => `Cancha ${number}`],
  [/^Round (\d+)$/, (round) => `Ronda ${round}`],
  [/^Semi-Finals, match (\d+)$/, (match) => `Semifinal ${match}`],
  [/^Round (\d+), match (\d+)$/, (round, match) => `Ronda ${round}, partido ${match}`],
  [/^Consolation (\d+(?:\.\d+)?)$/, (match) => `Consolación ${match}`],
  [/^Placement (\d+(?:\.\d+)?)$/, (match) => `Clasificación ${match}`],
  [/^Rank (\d+) of group (.+)$/, (rank, group) => `Lugar ${rank} del grupo ${group}`],
  [/^Winner of (.+)$/, (match = '') => `Ganador de ${told(match)}`],
  [/^Loser of (.+)$/, (match = '') => `Perdedor de ${told(match)}`],
];

function composed(text: string): string | undefined {
  for (const [form, said] of forms) {
    const found = form.exec(text);
    if (found !== null) return said(...found.slice(1));
  }
  return undefined;
}

/** A day as organizers write it: Saturday, November 7, 2026, with or without the day of the week and the year. */
const written = /^(?:([A-Z][a-z]+day), )?([A-Z][a-z]+) (\d{1,2})(?:, (\d{4}))?$/;

/** Names of months or days of the week, in a language, in the order of such instants. */
const namesOf = (language: string, part: 'month' | 'weekday', instants: readonly number[]): readonly string[] => {
  const name = new Intl.DateTimeFormat(language, { timeZone: 'UTC', [part]: 'long' });
  return instants.map((instant) => name.format(instant));
};

const monthly = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));
const daily = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, day + 1));
const months = [namesOf('en-US', 'month', monthly), namesOf(locale, 'month', monthly)] as const;
const weekdays = [namesOf('en-US', 'weekday', daily), namesOf(locale, 'weekday', daily)] as const;

const translated = ([english, ours]: typeof months, name: string): string | undefined => ours[english.indexOf(name)];

function dayIn(text: string): string | undefined {
  const [, weekday, name = '', day, year] = written.exec(text) ?? [];
  const month = translated(months, name);
  const ofWeek = weekday === undefined ? undefined : translated(weekdays, weekday);
  if (month === undefined || (weekday !== undefined && ofWeek === undefined)) return undefined;
  const date = [day, month, year].filter(Boolean).join(' de ');
  return ofWeek === undefined ? date : `${ofWeek}, ${date}`;
}
