import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './record-words.ts';

/** States of a request, in Spanish. */
const states: Readonly<Record<string, string>> = {
  pending: 'sin respuesta',
  accepted: 'aceptada',
  declined: 'rechazada',
  asked: 'pedido',
  granted: 'concedido',
  refused: 'rechazado',
  'taken-back': 'retirado',
};

const stateIn = (state: string): string => states[state] ?? state;

const payments: Readonly<Record<string, string>> = { pending: 'pendiente', paid: 'confirmado', failed: 'no se hizo' };

export const words: Translated<typeof english> = {
  see: 'Ver todo lo que guardamos',
  title: (player) => `Todo lo que guardamos sobre ${player}`,
  download: 'Descargarlo',
  file: 'golden-goal-registro.json',
  print: 'Guardar una página para imprimir',
  page: 'golden-goal-registro.html',
  erase: 'Abrir la ficha del jugador para retirar o borrar',
  privacy: 'Aviso de privacidad: qué guardamos, para qué y cuánto tiempo',
  player: 'Jugador',
  registrations: 'Inscripciones',
  captain: 'Figura como capitán de',
  asked: 'Solicitudes, invitaciones e interés',
  joinRequest: (team, state) => `pidió unirse a ${team} (${stateIn(state)})`,
  invitation: (team) => `invitación de ${team}`,
  interest: (who) => `Interés en los próximos torneos: ${who}`,
  letters: 'Correos a su dirección',
  history: 'Quién lo miró o lo cambió',
  notice: 'Para qué, cuánto tiempo y lo que usted puede hacer',
  none: 'Nada.',
  everything: 'Todo lo que guardamos, y quién lo miró',
  at: (hour, text) => `${hour}: ${text}`,
  facts: {
    skillLevel: 'Nivel de juego',
    currentClub: 'Club',
    parentName: 'Madre o padre',
    goals: 'Goles',
    team: 'Equipo',
    ageBracket: 'Categoría',
    registered: 'Inscripción',
    payment: 'Pago',
    paid: 'Pago anotado el',
    since: 'Guardado desde',
    waiver: 'Exención de responsabilidad',
    photos: 'Fotos y videos',
  },
  payment: (state) => payments[state] ?? state,
  contact: (isAllowed) => (isAllowed ? 'El capitán y los compañeros lo ven' : 'No se muestra'),
  photos: (isAllowed) => (isAllowed ? 'Permitidos' : 'No permitidos'),
  waiver: { unsigned: 'Sin firmar', claimed: 'Declarada, sin confirmar', confirmed: 'Firmada' },
  withdrawn: 'Retirada: no puede jugar hasta que se firme otra vez',
};
