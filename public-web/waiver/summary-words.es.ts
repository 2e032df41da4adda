import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './summary-words.ts';

export const words: Translated<typeof english> = {
  accepted: 'Usted ha aceptado los términos y condiciones.',
  onFile: 'Si el jugador es menor de 18 años, quien los ha aceptado es la madre, el padre o el tutor.',
  unsigned:
    'Si el jugador es menor de 18 años, los firma la madre, el padre o el tutor nombrado arriba. Si no hay ninguno, enviamos por correo electrónico el enlace para firmar; quien ya tiene 18 años firma allí por sí mismo.',
};
