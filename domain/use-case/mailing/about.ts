import { type TeamResult, teamResultsOf } from '../../day/team-result.ts';
import type { Addressee, NewMailing } from '../../mailing/mailing.ts';
import { placesIn } from '../../mailing/place-in-text.ts';
import type { Player } from '../../player/player.ts';
import type { Needs } from '../../port/ports.ts';
import type { Registration } from '../../registration/registration.ts';
import type { Team } from '../../team/team.ts';
import type { Tournament } from '../../tournament/tournament.ts';

/** Subject of a letter of a mailing: a player, alone or as registered, or a team whose captain reads it. */
export interface About extends Pick<Addressee, 'to' | 'isNews'> {
  readonly player: Player | undefined;
  readonly registration: Registration | undefined;
  readonly team: Team | undefined;
  readonly tournament: Tournament | undefined;
  /** Result of the team, once its division is over; looked up only where the letter contains it. */
  readonly result?: TeamResult | undefined;
}

/** Ports needed to read the records of an addressee. */
export type AboutPorts = Needs<'players' | 'registrations' | 'teams' | 'tournaments' | 'brackets'>;

/** Returns the present records of an addressee; undefined where the one that the letter is about was deleted. */
export async function aboutOf(
  ports: AboutPorts,
  addressee: Addressee,
  mailing: NewMailing,
): Promise<About | undefined> {
  const { playerId, registrationId, to, isNews } = addressee;
  const player = playerId === null ? undefined : await ports.players.find(playerId);
  const registration = registrationId === null ? undefined : await ports.registrations.withId(registrationId);
  const teamId = registration?.teamId ?? addressee.teamId;
  const team = teamId === null ? undefined : await ports.teams.find(teamId);
  if (player === undefined && team === undefined) return undefined;
  const tournamentId = registration?.tournamentId ?? team?.tournamentId;
  const tournament = tournamentId === undefined ? undefined : await ports.tournaments.find(tournamentId);
  const told = { to, isNews, player, registration, team, tournament };
  return saysResults(mailing) ? { ...told, result: await resultOf(ports, team) } : told;
}

const saysResults = ({ text, spanishText }: NewMailing): boolean => placesIn([text, spanishText]).has('results');

async function resultOf({ brackets }: AboutPorts, team: Team | undefined): Promise<TeamResult | undefined> {
  const day = team && (await brackets.find(team.tournamentId));
  return day && teamResultsOf(day).find(({ teamId }) => teamId === team?.id);
}
