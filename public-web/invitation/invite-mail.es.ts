import { inviteTitle } from '../../domain/rule/invitation/invite-text.ts';
import { dollars } from '../../domain/rule/payment/fee.ts';
import { nameOfTournament } from '../../domain/rule/tournament/tournament-name.ts';
import type * as english from './invite-mail.ts';

/** Invitation in Spanish, with the same number of paragraphs. */
export const inviteMail: typeof english.inviteMail = ({ team, tournament, label, date, link, feeCents, early }) => {
  const title = inviteTitle(tournament, date);
  return {
    subject: `Únase a ${team} - ${title}`,
    body: [
      `¡Le invitamos a unirse a ${team} en ${title}!`,
      `Toque aquí para unirse: ${link}`,
      [
        'Datos del torneo:',
        `Nombre: ${nameOfTournament(label ?? tournament ?? title, date)}`,
        `Fecha: ${date ?? 'Por anunciarse'}`,
        'Lugar: canchas techadas de césped sintético en el norte y centro de NJ',
      ].join('\n'),
      `Formato: fútbol 3 contra 3\nCuota de inscripción: ${dollars(feeCents)} por jugador${
        early === undefined ? '' : ` hasta el ${early.until}, después ${dollars(early.thenCents)}`
      }`,
      '¡Nos vemos en la cancha!',
    ].join('\n\n'),
  };
};
