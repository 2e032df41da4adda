import type { TeamDestination } from '../../domain/answer/change-request/team-move-view.ts';
import type { Translated } from '../../domain/language/translated.ts';
import { locale } from '../language/language.ts';
import type { words as english } from './captain-move-words.ts';

const because: Readonly<Record<TeamDestination['because'][number], string>> = {
  paid: 'una familia del equipo ya pagó',
  full: 'ese torneo está completo',
};

const listed = new Intl.ListFormat(locale);

/** Texts of the move of a team to another tournament, in Spanish. */
export const words: Translated<typeof english> = {
  title: '¿Otro torneo?',
  text: 'Todo el equipo puede jugar en otro torneo, tal como está. Antes de cambiar nada le mostramos qué pasará.',
  none: 'En este momento ningún otro torneo admite equipos.',
  open: 'Cambiar de torneo',
  ask: (team) => `Cambiar a ${team} de torneo`,
  full: 'Completo: lista de espera',
  follows: 'Qué pasará',
  atOnce: 'El cambio se hace de inmediato.',
  organizers: (reasons) =>
    `Deciden los organizadores, porque ${listed.format(reasons.map((reason) => because[reason]))}. Responden por correo electrónico; hasta entonces nada cambia.`,
  submit: 'Cambiar ahora',
  submitAsk: 'Pedirlo a los organizadores',
  sending: 'Enviando…',
  failed: { title: 'Error', text: 'No se pudo enviar. Por favor, inténtelo de nuevo.' },
  done: { title: 'El equipo cambió de torneo', text: 'Enviamos un correo electrónico a todos sus jugadores.' },
  asked: { title: 'Solicitud enviada', text: 'Los organizadores responden por correo electrónico.' },
  waits: (to, day) =>
    `El ${day} usted pidió jugar en ${to}. Los organizadores responden por correo electrónico; hasta entonces nada cambia.`,
  takenBack: { title: 'Solicitud retirada', text: 'El equipo se queda donde está.' },
};
