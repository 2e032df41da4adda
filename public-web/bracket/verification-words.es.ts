import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './verification-words.ts';

export const words: Translated<typeof english> = {
  title: 'Solo para los equipos del torneo',
  text: (tournament) => `${tournament} se está jugando. Escriba el nombre de un equipo inscrito para ver sus llaves.`,
  teamName: 'Nombre del equipo',
  teams: 'O elija un equipo',
  cancel: 'Cancelar',
  authenticate: 'Ver las llaves',
  verifying: 'Comprobando…',
  locked: 'Las llaves y los partidos de un torneo que se está jugando se muestran a sus equipos.',
  missing: { title: 'Error', text: 'Por favor, escriba el nombre de su equipo' },
  failed: {
    title: 'No se encontró el equipo',
    text: 'No se encontró el equipo en este torneo. Por favor, revise cómo está escrito el nombre.',
  },
  done: {
    title: 'Equipo encontrado',
    text: (team) => `¡Bienvenidos, ${team}! Ya pueden ver las llaves del torneo.`,
  },
};
