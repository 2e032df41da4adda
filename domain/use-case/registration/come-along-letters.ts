import type { Needs } from '../../port/ports.ts';
import { type Sentence, said } from '../../rule/language/sentence.ts';
import { firstNameOf, fitForSubject, type Letter, once, paragraph } from '../../rule/mail/letter.ts';
import type { Player } from '../../rule/player/player.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { toSigner } from '../../rule/waiver/to-signer.ts';
import { recordLink, recordLinkDays } from '../mail/record-link.ts';

/** Free agent whose registration comes along to a team, or would. */
interface ComesAlong {
  readonly player: Player;
  readonly registration: Registration;
  readonly team: Pick<Team, 'id' | 'name'>;
  readonly tournament: Pick<Tournament, 'name'>;
  readonly now: Date;
}

/** Writes the letter telling the signer that a free agent is on a team now, with the link to see or cancel it. */
export function onTeamLetter(coming: ComesAlong, mail: Needs<'links' | 'seal'>): Letter {
  const { player, team, tournament } = coming;
  return toSign(coming, mail, {
    subject: said('{player} plays for {team} now: {tournament}', subjectOf(coming)),
    told: said(
      '{player} was registered for {tournament} without a team and plays for {team} now. The registration, the payment and the waiver stay as they are.',
      { player: player.name, team: team.name, tournament: tournament.name },
    ),
  });
}

/** Writes the letter telling the signer that a free agent asks a team for a place. */
export function askingTeamLetter(coming: ComesAlong, mail: Needs<'links' | 'seal'>): Letter {
  const { player, team, tournament } = coming;
  return toSign(coming, mail, {
    subject: said('{player} asks for a place on {team}: {tournament}', subjectOf(coming)),
    told: said(
      '{player} is registered for {tournament} without a team and asks for a place on {team}. If the captain accepts, the registration, the payment and the waiver stay as they are.',
      { player: player.name, team: team.name, tournament: tournament.name },
    ),
  });
}

const subjectOf = ({ player, team, tournament }: ComesAlong) => ({
  player: firstNameOf(player.name),
  team: fitForSubject(team.name),
  tournament: tournament.name,
});

function toSign(
  { player, registration, team, now }: ComesAlong,
  mail: Needs<'links' | 'seal'>,
  { subject, told }: { readonly subject: Sentence; readonly told: Sentence },
): Letter {
  return toSigner(player, now, {
    ...once('comes-along', registration.id, team.id, now.getTime()),
    subject,
    parts: [
      paragraph(told),
      paragraph(
        registration.isUnproved
          ? "Somebody filled in the form with the player's name and phone. Until you open this link, the captain does not see how to reach you. On the same page you can cancel the registration:"
          : 'Here you see the registration, and can cancel it:',
      ),
      recordLink(mail, [player], now, 'See the registration, or cancel it'),
      paragraph(
        said('The link is yours alone and works for {days} days. Please do not forward it.', { days: recordLinkDays }),
      ),
    ],
  });
}
