import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  hero: {
    where: 'Juvenil 3v3 · Bajo techo · Norte y centro de NJ',
    headline: ['Tres por lado.', 'Un gol de oro.'],
    lede: 'Canchas chicas, partidos cortos, todos tocan la pelota. Traiga un equipo, únase a uno o venga por su cuenta.',
    facts: {
      label: 'De un vistazo',
      next: 'El próximo',
      played: 'En juego',
      andMore: (name, count) => `${name} y ${count} más`,
      after: (date) => `El próximo: ${date}`,
      ages: 'Edades',
      where: 'Dónde',
      fee: 'Por jugador',
      free: 'Gratis',
      untilThen: (until, then) => `hasta el ${until}, después ${then}`,
      agesValue: 'U7 – U19',
      whereValue: 'Norte y centro de NJ',
      loading: 'Buscando…',
      unknown: 'Por anunciar',
    },
    closed: {
      title: 'Inscripción cerrada',
      text: 'Por ahora no se inscribe a nadie. Abre de nuevo con el próximo torneo: reserve un lugar aquí abajo y le avisamos primero.',
    },
  },
  tiles: {
    label: 'Empiece aquí',
    closed: 'Cerrado',
  },
  season: {
    title: 'Esta temporada',
    ask: 'Pida una noche cerca de usted',
    train: 'Entrene entre un torneo y otro',
    read: 'Antes de jugar',
  },
  faq: { title: 'Preguntas y respuestas' },
};
