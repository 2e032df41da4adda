import type { Translated } from '../../domain/language/translated.ts';
import type { words as english } from './words.ts';

export const words: Translated<typeof english> = {
  section: 'Pago y términos',
  lead: (fee) => `La cuota de este jugador es de ${fee}. En esta página no se cobra nada.`,
  methodTexts: {
    venmo: 'Enseguida le mostramos el enlace y el monto',
    at_event: 'En la mesa de registro, el día del torneo',
  },
  due: 'A pagar',
  reference: 'Referencia',
  payByVenmo: (amount) => `Pagar ${amount} con Venmo`,
  venmoTo: (handle) => `A @${handle}. El monto y la referencia ya están puestos.`,
  scan: 'Pago con Venmo como código QR',
  scanText: '¿Está en una computadora? Escanee esto con su teléfono.',
  payAtEvent: 'Pague en la mesa de registro el día del torneo y diga la referencia.',
  refundPolicy: 'Política de reembolso',
  nothingDue: 'No hay nada que pagar mientras el equipo espera un lugar.',
};
