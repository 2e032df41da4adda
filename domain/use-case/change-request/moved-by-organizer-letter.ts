import { said } from '../../language/sentence.ts';
import { fitForSubject, type Letter, linkTo, once, paragraph } from '../../mail/letter.ts';
import type { Player } from '../../player/player.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Links } from '../../site/links.ts';
import type { Team } from '../../team/team.ts';
import { dateInWords } from '../../time/date-in-words.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { toSigner } from '../../waiver/to-signer.ts';

/** Player whom an organizer has moved to another tournament, with or without a team. */
interface MovedPlayer {
  readonly player: Player;
  readonly registration: Registration;
  readonly from: Tournament;
  readonly to: Tournament;
  readonly team: Team | undefined;
  readonly now: Date;
  readonly links: Links;
}

/** Writes the letter telling the family that an organizer has moved its player to another tournament, and that nothing is paid or signed again. */
export function movedByOrganizerLetter({ player, registration, from, to, team, now, links }: MovedPlayer): Letter {
  const date = dateInWords(to.date, player.language);
  const named = { player: player.name, tournament: from.name, to: to.name, date };
  return toSigner(player, now, {
    ...once('moved-by-organizer', registration.id, now.getTime()),
    subject: said('Moved: {player}, {to}', { player: fitForSubject(player.name), to: to.name }),
    parts: [
      paragraph(
        team === undefined
          ? said(
              '{player} is moved from {tournament} to {to} ({date}), without a team: we look for one, or you ask one yourself.',
              named,
            )
          : said('{player} is moved from {tournament} to {to} ({date}), and plays for {team}.', {
              ...named,
              team: team.name,
            }),
      ),
      paragraph('Payment, reference and waiver go along.'),
      linkTo('Open your Player ID', links.playerId()),
    ],
  });
}
