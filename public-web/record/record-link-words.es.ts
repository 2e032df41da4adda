import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './record-link-words.ts';

export const words: Translated<typeof english> = {
  offer: {
    title: 'Ver todo lo que guardamos, o borrarlo',
    text: 'Enviamos un enlace al correo que tenemos; si el jugador es menor de 18 años, al de la madre o el padre. Abre la ficha del jugador con el nombre y todo lo demás como lo tenemos, y quién lo miró: descargar, corregir, retirar o borrar.',
    code: 'Un código que enviamos al correo que tenemos abre todo lo que guardamos: verlo, descargarlo, corregirlo, retirarlo o borrarlo.',
  },
  ask: {
    label: 'Pedir el enlace',
    submit: 'Enviarme el enlace',
    sending: 'Enviando…',
    failed: { title: 'Error', text: 'No se pudo pedir el enlace.' },
    sent: {
      title: 'Por favor, revise su correo electrónico',
      text: 'Si guardamos algo sobre un jugador con esta dirección, el enlace va en camino. Sirve durante 7 días.',
    },
  },
  page: {
    title: 'Lo que guardamos sobre su hijo',
    loading: 'Abriendo la ficha del jugador…',
    gone: {
      title: 'Este enlace ya no funciona',
      text: 'Es demasiado antiguo, no está completo, o ya se borró lo que mostraba. Puede pedir uno nuevo.',
      to: '/player-lookup#record',
      label: 'Pedir un enlace nuevo',
    },
    broken: {
      title: 'La línea está caída',
      text: 'No se pudo abrir la página.',
    },
  },
  ended: {
    title: 'Abra otra vez su enlace',
    text: 'Lo que abre un código o un enlace se cierra después de media hora, para que nadie más siga. Su enlace sirve durante 7 días; puede pedir uno nuevo.',
  },
};
