import type { Translated } from '../../domain/rule/language/translated.ts';
import { tournamentLabels } from '../../domain/rule/tournament/tournament-labels.ts';
import { playerEmail } from '../../domain/use-case/registration/player-fields.ts';
import type { words as english } from './words.ts';

/** Names with their articles, as in a sentence. */
export const words: Translated<typeof english> = {
  id: {
    pageTitle: 'Ficha del jugador',
    title: 'Ficha del jugador',
    lede: 'Busque una inscripción con el nombre y el número de teléfono con que se hizo.',
    search: 'Buscar mi inscripción',
    searching: 'Buscando…',
    notFound: {
      title: 'No se encontró al jugador',
      text: 'No hay ninguna inscripción con esos datos. Por favor, revise el nombre y el número de teléfono.',
    },
    ended: {
      title: 'Por favor, búsquela otra vez',
      text: 'Una búsqueda dura media hora, para que nadie más siga con ella. Lo que escribió sigue aquí.',
    },
    lost: {
      title: '¿No encuentra su inscripción?',
      text: 'Podemos enviar un enlace a la dirección que tenemos: muestra el nombre y todo lo demás como lo guardamos.',
    },
    searchLabel: 'Buscar una inscripción',
    newSearch: 'Otra búsqueda',
    edit: 'Cambiar datos',
    freeAgent: 'Jugador individual',
    noTournament: 'Todavía sin torneo',
    rows: {
      age: 'Edad',
      bracket: 'Categoría',
      team: 'Equipo',
      tournament: tournamentLabels.tournament,
      date: tournamentLabels.date,
      place: tournamentLabels.location,
      playWith: 'Para jugar con',
      registered: 'Inscripción',
      method: 'Forma de pago',
      fee: 'Cuota y pago',
      reference: 'Referencia',
      waiver: 'Exención de responsabilidad',
      checkIn: 'Llegada',
      email: playerEmail.label,
      phone: 'Teléfono',
      club: 'Club',
      parent: 'Madre, padre o tutor',
      parentEmail: 'Su correo electrónico',
      parentPhone: 'Su teléfono',
    },
    none: '–',
    allGames: 'Todos los partidos',
    payment: { paid: 'confirmado', pending: 'pendiente', failed: 'no se hizo' },
    waiverIs: { confirmed: 'firmada', claimed: 'por confirmar', unsigned: 'sin firmar' },
    checkedIn: (time: string) => `Llegada registrada: ${time}`,
    paid: 'Pago confirmado',
    unpaid: 'Pago pendiente',
    waitlisted: 'En la lista de espera',
    links: {
      waiver: { unsigned: 'Enviar enlace para firmar', claimed: 'Enviar enlace para confirmar' },
      captain: 'Enviar enlace del capitán',
      sent: {
        title: 'Revise su correo electrónico',
        text: 'El enlace va en camino a la dirección que tenemos. Se envía una vez por hora como máximo.',
      },
      failed: { title: 'Error', text: 'No se pudo enviar el enlace.' },
    },
    behindCode: {
      lead: {
        unsigned: 'Puede firmar aquí enseguida, con un código que enviamos a la dirección que tenemos.',
        claimed: 'Puede confirmarla aquí enseguida, con un código que enviamos a la dirección que tenemos.',
      },
      send: { unsigned: 'Enviarme un código para firmar', claimed: 'Enviarme un código para confirmar' },
      open: 'Ir a la exención',
    },
    waiver: {
      confirmed: 'Exención firmada',
      claimed: 'Exención por confirmar',
      unsigned: 'Exención sin firmar',
    },
    masked:
      'Partes de los contactos están ocultas para proteger a la familia. Al guardar, lo oculto se queda como está.',
    code: (reference) => `Código QR de la referencia ${reference}`,
    contact: 'Contacto',
  },
  joinRequest: {
    pending: (team) => `Pidió unirse a ${team}: el capitán todavía no ha respondido`,
    accepted: (team) => `El capitán de ${team} aceptó la solicitud`,
    declined: (team) => `El capitán de ${team} rechazó la solicitud`,
  },
  code: {
    label: 'Mostrar el contacto completo',
    send: 'Enviarme un código para verlo todo',
    sending: 'Enviando…',
    sent: (to, minutes) => `Enviamos 6 dígitos a ${to}. Sirven durante ${minutes} minutos.`,
    confirm: 'Mostrar el contacto',
    confirming: 'Comprobando…',
    keeps:
      'El código hace falta para cambiar el nombre, el año de nacimiento o el contacto. Lo que escribió se guarda con él.',
    again: 'Enviar otro código',
    failed: { title: 'Error', text: 'No se pudo enviar el código.' },
    wrong: { title: 'Código incorrecto', text: 'Por favor, revise el código e inténtelo de nuevo.' },
  },
  editing: {
    title: 'Cambiar datos',
    label: 'Cambiar mis datos',
    save: 'Guardar los cambios',
    saving: 'Guardando…',
    saved: { title: 'Datos actualizados', text: 'Sus datos se guardaron.' },
    failed: { title: 'No se actualizó', text: 'No se pudieron actualizar sus datos.' },
  },
};
