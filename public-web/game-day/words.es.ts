import type { Translated } from '../../domain/language/translated.ts';
import { dollars } from '../../domain/payment/fee.ts';
import type { words as english } from './words.ts';

/** Texts of a family's game day, in Spanish. */
export const words: Translated<typeof english> = {
  title: 'Día de partidos',
  loading: 'Abriendo su día de partidos…',
  players: 'De quién es el día de partidos',
  individual: 'Jugador individual',
  waiting: 'En la lista de espera: le escribimos en cuanto se libere un lugar.',
  asOf: (when: string) => `Actualizado: ${when}`,
  noNetwork: (when: string) => `Sin conexión. Actualizado: ${when}`,
  next: 'Próximo partido',
  now: 'En juego',
  later: 'Después',
  against: (opponent: string) => `contra ${opponent}`,
  notPlanned: 'Todavía no hay ningún partido programado. Aparecerá aquí en cuanto lo haya.',
  allPlayed: 'Ya se jugaron todos los partidos.',
  map: 'Mapa',
  team: 'Todos los partidos',
  owed: 'Por pagar',
  nothingOwed: 'Nada',
  amount: (cents: number, reference: string) => `${dollars(cents)}, referencia ${reference}`,
  atEvent: 'Paga el día del torneo',
  pay: 'Pagar con Venmo',
  waiver: 'Exención',
  waivers: { unsigned: 'Falta la firma', claimed: 'Espera al padre o la madre', confirmed: 'Firmada' },
  sign: { unsigned: 'Firmar', claimed: 'Confirmar' },
  signElsewhere: 'El enlace está en el correo electrónico del padre o la madre.',
  roster: 'Plantel',
  noTeam: 'Le buscamos un equipo.',
  call: (phone: string) => `Llamar a los organizadores: ${phone}`,
  kept: {
    is: 'Esta página queda en este dispositivo, para una cancha sin conexión, hasta que termine el torneo.',
    isNot: 'Nada de esta página queda en este dispositivo.',
    forget: 'Olvidarla en este dispositivo',
    keep: 'Guardarla en este dispositivo',
  },
  gone: {
    title: 'Este enlace ya no funciona',
    text: 'Es demasiado antiguo, el torneo terminó, el jugador ya no está inscrito o hay otra dirección registrada. Un correo electrónico nuestro más reciente tiene uno que funciona.',
    to: '/player-lookup',
    label: 'Abrir la ficha del jugador',
  },
  failed: 'No se pudo abrir su día de partidos.',
};
