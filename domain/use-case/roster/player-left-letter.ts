import { said } from '../../rule/language/sentence.ts';
import { fitForSubject, type Letter, paragraph } from '../../rule/mail/letter.ts';
import type { Reached } from '../../rule/player/letter-reader.ts';
import type { Player } from '../../rule/player/player.ts';
import { publicName } from '../../rule/player/public-name.ts';
import type { Registration } from '../../rule/registration/registration.ts';
import { letterToCaptain } from '../../rule/team/letter-to-captain.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';

/** Registered player who has left a team. */
export interface PlayerLeft {
  readonly player: Player;
  readonly registration: Registration;
  readonly tournament: Tournament;
}

/** Team that somebody has left, and the record of its captain, if there is one. */
interface Told {
  readonly team: Team;
  readonly captain: Reached | undefined;
}

/** Writes the letter telling a captain that somebody has left the team. */
export function playerLeftLetter(
  { team, captain }: Told,
  { player, registration, tournament }: PlayerLeft,
  year: number,
): Letter {
  const name = publicName(player, year, 'first_initial');
  const subject = said('{player} has left {team}: {tournament}', {
    player: fitForSubject(name),
    team: fitForSubject(team.name),
    tournament: tournament.name,
  });
  const named = { player: name, team: team.name, tournament: tournament.name };
  return letterToCaptain(team, captain, ['left', registration.id], subject, [
    paragraph(said('{player} no longer plays for {team} in {tournament}. The place is open again.', named)),
  ]);
}
