import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './keeping-words.ts';

export const words: Translated<typeof english> = {
  ending:
    'El final de este partido está guardado en este teléfono y se envía en cuanto se pueda. Hasta entonces, para los demás sigue en juego.',
  otherDay: (time) =>
    `Este partido está previsto para el ${time}, no para hoy. Su primer marcador pone el torneo en juego.`,
  meant: 'Llevar su marcador ahora',
  unsaved: (team1, team2) => `El marcador ${team1} – ${team2} todavía no está guardado.`,
  save: (team1, team2) => `Guardar ${team1} – ${team2}`,
  leave: 'Salir sin guardar',
};
