import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './fixture-words.ts';

export const words: Translated<typeof english> = {
  title: 'Torneos',
  open: 'Inscripción abierta',
  closed: 'Inscripción cerrada',
  deadline: (day) => `Inscríbase hasta el ${day}`,
  teams: (most) => `${most} equipos`,
  ways: { 'create-team': 'Crear un equipo', 'join-team': 'Buscar un equipo', individual: 'Inscribirse sin equipo' },
  waysNamed: {
    'create-team': (name) => `Crear un equipo: ${name}`,
    'join-team': (name) => `Buscar un equipo: ${name}`,
    individual: (name) => `Inscribirse sin equipo: ${name}`,
  },
  dates: (count) => (count === 1 ? 'Ya hay 1 fecha' : `Ya hay ${count} fechas`),
  all: (count) => `Ver los ${count} torneos`,
  first: (count) => `Ver solo los próximos ${count}`,
  loading: 'Buscando los torneos…',
  none: 'Por ahora no hay ningún torneo programado.',
  noneText: 'Las nuevas fechas aparecen primero aquí. ¿Ya se inscribió antes? Su ficha del jugador sigue ahí.',
  failed: 'No se pudieron cargar los torneos',
  failedText: 'Esta página lo intenta de nuevo por sí sola en medio minuto.',
  again: 'Intentar de nuevo ahora',
};
