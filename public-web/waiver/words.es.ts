import type { Translated } from '../../domain/rule/language/translated.ts';
import { termsAccepted } from '../../domain/use-case/waiver/waiver-fields.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  title: termsAccepted.label,
  lead: 'Por favor, lea esto antes de inscribirse. De ello depende lo que usted acepta para sí o para su hijo.',
  version: (version) => `Versión ${version}`,
  close: 'Cerrar',
  accept: 'He leído y acepto los términos y condiciones',
  read: 'Leer los términos y condiciones',
  contactOnFile: 'Vale cuando se confirme desde la dirección que tenemos: enviamos el enlace.',
  contact:
    'Nuestro equipo puede ver cómo comunicarse con nosotros (si el jugador es menor de 18 años, con la madre o el padre; usted decide, y puede cambiarlo después)',
  likeness: 'El jugador puede salir en fotos y videos del torneo (usted decide, y puede cambiarlo después)',
  signedBy: (signer) =>
    `Firma ${signer} por el jugador. Vale cuando lo confirme con el enlace que enviamos por correo electrónico.`,
  onFile: 'Si el jugador es menor de 18 años, la madre, el padre o el tutor acepta con esta casilla.',
  unsigned:
    'Si el jugador es menor de 18 años, la madre, el padre o el tutor nombrado arriba firma con esta casilla. Si no hay ninguno, enviamos por correo electrónico el enlace para firmar; quien ya tiene 18 años firma allí por sí mismo.',
};
