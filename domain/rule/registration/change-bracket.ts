import { type AgeBracket, bracketRequired } from '../age/age-bracket.ts';
import { AnswersRefused } from '../form/accept-answers.ts';
import { said } from '../language/sentence.ts';
import type { Player } from '../player/player.ts';
import type { Team } from '../team/team.ts';
import type { Tournament } from '../tournament/tournament.ts';
import { bracketFor, withAgeFlags } from './deciding-age.ts';
import type { Registration } from './registration.ts';

/** Change of a player's bracket in a tournament, as an organizer asks for it. */
interface BracketChange {
  readonly player: Pick<Player, 'name' | 'birthYear'>;
  readonly tournament: Tournament;
  /** Team of the player, if there is one. */
  readonly team: Pick<Team, 'name' | 'ageBracket'> | undefined;
  readonly ageBracket: AgeBracket | null;
  readonly year: number;
}

/**
 * Returns the registration in another bracket. Nobody plays down; a player on a team plays in the team's bracket
 * and has to leave the team first.
 */
export function inBracket(registration: Registration, change: BracketChange): Registration {
  const { player, tournament, team, year } = change;
  if ((team?.ageBracket ?? null) !== null) throw playsWithTeam(change);
  if (change.ageBracket === null && tournament.isDividedByAge) throw bracketMissing(tournament);
  const ageBracket = bracketFor(change.ageBracket, player.birthYear, tournament, year);
  const flags = withAgeFlags({ ...registration, ageBracket }, player.birthYear, tournament, year);
  return { ...registration, ageBracket, flags };
}

function playsWithTeam({ player, team }: BracketChange): AnswersRefused {
  const who = { player: player.name, team: team?.name ?? '', bracket: team?.ageBracket ?? '' };
  return new AnswersRefused({
    ageBracket: said('{player} plays in {bracket} with {team}. Take the player off the team first.', who),
  });
}

function bracketMissing({ id }: Tournament): AnswersRefused {
  return new AnswersRefused({
    ageBracket: bracketRequired(id, 'Age bracket is required for tournament registration'),
  });
}
