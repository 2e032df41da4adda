import type { Translated } from '../domain/rule/language/translated.ts';
import type * as english from './page-words.ts';

export const page: Translated<typeof english.page> = {
  title: 'Golden Goal · Torneos juveniles de fútbol 3v3 en el norte y centro de NJ',
  description:
    'Inscríbase en torneos juveniles de fútbol 3v3 bajo techo en el norte y centro de Nueva Jersey: traiga un equipo, únase a uno o venga por su cuenta.',
  withoutScript:
    'Esta página necesita JavaScript. Actívelo en los ajustes de su navegador y cargue la página otra vez, o ábrala en otro navegador.',
};

export const installed: Translated<typeof english.installed> = {
  name: 'Golden Goal · Fútbol juvenil 3v3',
  description: 'Torneos, llaves y marcadores en vivo de fútbol juvenil 3v3 en el norte y centro de Nueva Jersey.',
  shortcuts: {
    '/live-scores': 'Marcadores en vivo',
    '/tournaments': 'Llaves de los torneos',
    '/player-lookup': 'Ficha del jugador',
  },
};
