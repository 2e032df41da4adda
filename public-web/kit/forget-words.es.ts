import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './forget-words.ts';

export const words: Translated<typeof english> = {
  title: '¿No es su propio dispositivo?',
  text: 'Esto cierra en él todas sus páginas y termina lo que puede ver y cambiar. Sus inscripciones y su equipo quedan como están.',
  forget: 'Olvidarme aquí',
  forgetting: 'Olvidando…',
  forgotten: { title: 'Olvidado en este dispositivo', text: 'Nada suyo puede abrirse ya aquí sin usted.' },
  failed: { title: 'Error', text: 'Este dispositivo no pudo olvidarle. Por favor, inténtelo otra vez.' },
};
