import { gameInSpanish } from '../../domain/rule/language/spanish-games.ts';
import type { Translated } from '../../domain/rule/language/translated.ts';
import { choiceLabel } from './player-choice.es.ts';
import type * as english from './server-terms.ts';

/** Translates the server's own terms into Spanish; texts entered by people, such as the name of a field, stay as they are. */
export const translateTerm: Translated<typeof english.translateTerm> = (text) =>
  (Object.hasOwn(known, text) ? known[text] : undefined) ?? gameInSpanish(choiceLabel(text));

const known: Readonly<Record<string, string>> = {
  // Criteria of the standings.
  Points: 'Puntos',
  Wins: 'Victorias',
  'Head-to-head': 'Enfrentamiento directo',
  'Head-to-head goal difference': 'Diferencia de goles entre ellos',
  'Head-to-head goals': 'Goles entre ellos',
  'Goal difference': 'Diferencia de goles',
  'Goals scored': 'Goles a favor',
  'Goals against': 'Goles en contra',
  'Shut-outs': 'Partidos sin recibir goles',
  'Lots drawn by the organizer': 'Sorteo del organizador',
  'Shoot-out': 'Tanda de penales',
  'A team that forfeited cannot win its group': 'Un equipo que no se presentó no puede ganar su grupo',
  Withdrawn: 'Se retiró',
  'Nothing separates these teams': 'Nada separa a estos equipos',
  // Stands for an unknown name.
  'Captain to be named': 'Por nombrar',
  // Fields of a record that can change.
  Name: 'Nombre',
  'Birth year': 'Año de nacimiento',
  Email: 'Correo electrónico',
  Phone: 'Teléfono',
  'Parent name': 'Nombre de la madre o el padre',
  'Parent email': 'Correo electrónico de la madre o el padre',
  'Parent phone': 'Teléfono de la madre o el padre',
};
