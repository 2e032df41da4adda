import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './free-agent-words.ts';

export const words: Translated<typeof english> = {
  label: 'Inscribirse como jugador individual',
  tournament: 'El torneo',
  personal: 'El jugador',
  preferences: 'Preferencias',
  submit: 'Inscribirse sin equipo',
  sending: 'Inscribiendo…',
  registered: {
    title: '¡Inscripción hecha!',
    text: 'La inscripción como jugador individual está hecha. Pronto le buscaremos un equipo.',
  },
  failed: { title: 'Error', text: 'No se pudo hacer la inscripción como jugador individual' },
};
