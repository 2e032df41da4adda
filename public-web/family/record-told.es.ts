import type { Translated } from '../../domain/language/translated.ts';
import type * as english from './record-told.ts';

export const recordTold: Translated<typeof english.recordTold> = (text) =>
  (Object.hasOwn(known, text) ? known[text] : undefined) ?? eventTold(text) ?? text;

/** Who did what; a deed that has no words of its own is one that was noted. */
function eventTold(text: string): string | undefined {
  for (const [actor, who] of Object.entries(actors)) {
    if (!text.startsWith(`${actor} `)) continue;
    const deed = text.slice(actor.length + 1);
    const done = Object.hasOwn(deeds, deed)
      ? deeds[deed]
      : deed.startsWith('noted: ')
        ? 'hizo una anotación'
        : undefined;
    if (done !== undefined) return `${who} ${done}`;
  }
  return undefined;
}

/** How a payment, a request or a change stands, and the notice of what is kept. */
const known: Readonly<Record<string, string>> = {
  pending: 'pendiente',
  paid: 'confirmado',
  failed: 'no se hizo',
  'What we keep: the name, birth year, club, level, shirt size where it is asked, phone and e-mail of the player; your name and how to reach you; teams, payments, the waiver, scores and goals; and, only if you give it, whom to call in an emergency and what whoever helps must know.':
    'Qué guardamos: el nombre, el año de nacimiento, el club, el nivel, la talla de camiseta donde se pregunta, el teléfono y el correo electrónico del jugador; el nombre de usted y cómo comunicarnos con usted; los equipos, los pagos, la exención de responsabilidad, los marcadores y los goles; y, solo si usted lo da, a quién llamar en una emergencia y qué debe saber quien ayude.',
  'Why: to put teams and games together, to reach you, and to have an adult answer for the player. We sell nothing, show no advertising, and never show how to reach your family in public.':
    'Para qué: para formar equipos y partidos, comunicarnos con usted y que un adulto responda por el jugador. No vendemos nada, no mostramos publicidad y nunca mostramos en público cómo comunicarse con su familia.',
  'How long: Five years after the last registration a player is erased; scores and goals stay without the name. A signed waiver is kept for seven years, and until the year in which the player turns 21, unless the family erases the player. Notes, wishes and other contacts are forgotten a year after the registration. Emergency contacts and medical notes are forgotten 30 days after the last tournament of the player. Letters are forgotten half a year after they were sent, those that could not or were not to be sent after a year.':
    'Cuánto tiempo: cinco años después de la última inscripción se borra al jugador; los marcadores y los goles se quedan sin el nombre. Una exención de responsabilidad firmada se guarda siete años, y hasta el año en que el jugador cumple 21, a menos que la familia borre al jugador. Las notas, los deseos y otros contactos se olvidan un año después de la inscripción. Los contactos de emergencia y las notas médicas se olvidan 30 días después del último torneo del jugador. Los correos se olvidan medio año después de enviarse, y los que no se pudieron o no se debían enviar, después de un año.',
  'See and correct: choose "See what is kept about your child" at the foot of every page of our site. We email a link to your address; it opens a page that shows everything, and who looked at it. The Player ID changes it.':
    'Ver y corregir: elija "Vea lo que se guarda sobre su hijo" al pie de cada página de nuestro sitio. Enviamos un enlace a su dirección de correo electrónico; abre una página que lo muestra todo, y quién lo miró. Se cambia en la ficha del jugador.',
  'Withdraw: the same page, or the link above, takes back the waiver or the choice about photos. Without a waiver a player cannot play until it is signed again.':
    'Retirar: la misma página, o el enlace de arriba, retira la exención de responsabilidad o el permiso para las fotos. Sin la exención un jugador no puede jugar hasta que se firme otra vez.',
  'Erase: the same page erases in one press. That somebody was erased is kept as a mark that names nobody, so that an old backup erases again. What was paid for somebody who was erased is kept for seven years, without the name, for the books. Scores and counted goals stay without the name.':
    'Borrar: la misma página borra con una sola pulsación. Que se borró a alguien se guarda como una marca que no nombra a nadie, para que una copia antigua lo borre otra vez. Lo que se pagó por alguien que fue borrado se guarda siete años, sin el nombre, para las cuentas. Los marcadores y los goles contados se quedan sin el nombre.',
};

const actors: Readonly<Record<string, string>> = {
  'Somebody at the site': 'Alguien en el sitio',
  'Somebody with a link that was emailed to you':
    'Alguien con un enlace que se le envió a usted por correo electrónico',
  'Somebody with the name and the phone number': 'Alguien con el nombre y el número de teléfono',
  'An organizer': 'Un organizador',
  'A score keeper': 'Un anotador',
  "The team's captain": 'El capitán del equipo',
  'Your family': 'Su familia',
  'The site': 'El sitio',
};

const deeds: Readonly<Record<string, string>> = {
  'saw the phone number and how to reach you': 'vio el número de teléfono y cómo comunicarse con usted',
  'saw the registration with how to reach you': 'vio la inscripción y cómo comunicarse con usted',
  'saw the player on a roster': 'vio al jugador en la lista de un equipo',
  'saw the waiver': 'vio la exención de responsabilidad',
  'took a list of all players away as a file': 'descargó una lista de todos los jugadores',
  'took a list of all registrations away as a file': 'descargó una lista de todas las inscripciones',
  'looked at this page': 'miró esta página',
  'asked for the link to change or cancel; it went to your address':
    'pidió el enlace para cambiar o cancelar; se envió a su dirección',
  'looked at the page to change or cancel': 'miró la página para cambiar o cancelar',
  'withdrew the player': 'retiró al jugador',
  'moved the player to another tournament': 'cambió al jugador a otro torneo',
  'asked to withdraw the player': 'pidió retirar al jugador',
  'asked to move the player to another tournament': 'pidió cambiar al jugador a otro torneo',
  'said yes to the withdrawal': 'aceptó el retiro',
  'said no to the withdrawal': 'rechazó el retiro',
  'said yes to the transfer': 'aceptó el cambio de torneo',
  'said no to the transfer': 'rechazó el cambio de torneo',
  'asked for the link to this page; it went to your address': 'pidió el enlace a esta página; se envió a su dirección',
  'registered the player': 'inscribió al jugador',
  'registered the player again': 'inscribió al jugador de nuevo',
  'joined a team by its invitation': 'se unió a un equipo por invitación',
  'confirmed the waiver': 'confirmó la exención de responsabilidad',
  'entered a waiver signed on paper': 'anotó una exención de responsabilidad firmada en papel',
  'withdrew the waiver': 'retiró la exención de responsabilidad',
  'signed the waiver': 'firmó la exención de responsabilidad',
  'had the link to sign the waiver emailed to you':
    'hizo que se le enviara a usted el enlace para firmar la exención de responsabilidad',
  'changed the choice about photos': 'cambió el permiso para las fotos',
  'changed whether the team is told how to reach you': 'cambió si el equipo ve cómo comunicarse con usted',
  'changed the record': 'cambió los datos',
  'changed the registration': 'cambió la inscripción',
  'entered the player': 'anotó al jugador',
  'entered the registration': 'anotó la inscripción',
  'recorded a payment': 'anotó un pago',
  'chose how to pay': 'eligió cómo pagar',
  'put the player on a team': 'puso al jugador en un equipo',
  'took the player off a team': 'sacó al jugador de un equipo',
  'said whom to call in an emergency': 'dijo a quién llamar en una emergencia',
  'took the emergency contact back': 'quitó el contacto de emergencia',
  'looked up whom to call in an emergency': 'consultó a quién llamar en una emergencia',
  'looked at the emergency contact': 'miró el contacto de emergencia',
  'replaced the address on file': 'cambió la dirección que tenemos',
  'asked to change the record': 'pidió cambiar los datos',
  'changed the record after your inbox agreed': 'cambió los datos con el permiso de su correo electrónico',
  'refused a change of the record': 'rechazó un cambio de los datos',
  'took a change of the record back': 'anuló un cambio de los datos',
};
