import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './steps-words.ts';

export const words: Translated<typeof english> = {
  count: (steps) => `${steps} pasos:`,
  step: (step, steps) => `Paso ${step} de ${steps}`,
};
