import type { Translated } from '../../domain/rule/language/translated.ts';
import { playerEmail } from '../../domain/use-case/registration/player-fields.ts';
import type { words as english } from './find-words.ts';

export const words: Translated<typeof english> = {
  label: 'Buscar una inscripción anterior',
  search: 'Buscar mis datos',
  searching: 'Buscando…',
  failed: { title: 'La búsqueda falló', text: 'No se pudieron buscar los datos del jugador' },
  nobody: {
    title: 'No se encontró al jugador',
    text: 'Con ese número de teléfono no hay ningún jugador que coincida. Por favor, revise sus datos o inscríbase como jugador nuevo.',
    register: 'Inscribirse como jugador nuevo',
  },
  found: {
    title: '¡Jugador encontrado!',
    text: (name) => `¡Qué gusto verle otra vez, ${name}! Sus datos ya están cargados.`,
  },
  ended: {
    title: 'Por favor, búsquela otra vez',
    text: 'Una búsqueda dura media hora, para que nadie más siga con ella. Lo que escribió sigue aquí.',
  },
  picked: { title: '¡Jugador elegido!' },
  one: { title: '¿Es este el jugador?', text: 'El nombre que tenemos es un poco distinto: por favor, mire si es él.' },
  several: { title: 'Se encontraron varios jugadores', text: 'Por favor, elija al jugador que se inscribe.' },
  noTeam: 'Todavía sin equipo',
  age: (age) => `${age} años`,
  onFile: {
    label: 'Sus datos',
    team: 'Último equipo',
    age: 'Edad',
    tournament: 'Último torneo',
    club: 'Club',
    email: playerEmail.label,
    phone: 'Teléfono',
    none: '–',
  },
};
