import type { Translated } from '../../domain/rule/language/translated.ts';
import type { words as english } from './due-words.ts';

export const words: Translated<typeof english> = {
  nothingToPay: 'Este torneo es gratis: no hay nada que pagar.',
  received: 'Lo que usted pagó vale para esta inscripción: no hay nada que pagar.',
  reasons: { regular: '', early: 'precio anticipado', sibling: 'precio para hermanos' },
  due: 'A pagar',
  siblingPrice: (price) =>
    `Si ya hay un hermano o una hermana con registro, son ${price}: véalo en nuestro correo, o en la ficha del jugador con su código.`,
  reference: 'Referencia',
  payByVenmo: (amount) => `Pagar ${amount} con Venmo`,
  venmoTo: (handle) => `A @${handle}. El monto y la referencia ya están puestos.`,
  scan: 'Pago con Venmo como código QR',
  scanText: '¿Está en una computadora? Escanee esto con su teléfono.',
  payAtEvent: 'Pague en la mesa de registro el día del torneo y diga la referencia.',
  refundPolicy: 'Política de reembolso',
  nothingDue: 'No hay nada que pagar mientras el equipo espera un lugar.',
};
