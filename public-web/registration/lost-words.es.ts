import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './lost-words.ts';

export const words: Translated<typeof english> = {
  title: '¿Cómo quiere seguir?',
  kept: 'Lo que escribió queda guardado.',
  ways: {
    'waiting-list': 'Poner el equipo en la lista de espera',
    alone: 'Inscribirse sin equipo',
    'tell-me': 'Avísenme cuando abra el próximo torneo',
  },
};
