import type { Author, Brackets } from '../../domain/port/brackets.ts';
import type { Players } from '../../domain/port/players.ts';
import type { Registrations } from '../../domain/port/registrations.ts';
import type { Teams } from '../../domain/port/teams.ts';
import type { Tournaments } from '../../domain/port/tournaments.ts';
import type { TournamentDay } from '../../domain/rule/bracket/tournament-day.ts';
import type { DrawPlan } from '../../domain/rule/draw/draw-settings.ts';
import type { NewPlayer, Player } from '../../domain/rule/player/player.ts';
import type { NewRegistration, Registration } from '../../domain/rule/registration/registration.ts';
import type { NewTeamOnFile, Team } from '../../domain/rule/team/team.ts';
import type { Tournament } from '../../domain/rule/tournament/tournament.ts';
import { aDrawnDay } from './a-drawn-day.ts';
import { aNewPlayer } from './a-player.ts';
import { aNewRegistration } from './a-registration.ts';
import { aNewTeam } from './a-team.ts';
import { anAnnouncement } from './a-tournament.ts';

/** Where a test puts what it begins with. */
export interface Files {
  readonly tournaments: Tournaments;
  readonly teams: Teams;
  readonly players: Players;
  readonly registrations: Registrations;
  readonly brackets: Brackets;
  together<T>(work: () => Promise<T>): Promise<T>;
}

type Ports<Name extends keyof Files> = Pick<Files, Name>;

/** A tournament that was announced; no two on file have one name. */
export function aTournamentOnFile(
  { tournaments }: Ports<'tournaments'>,
  different: Parameters<typeof anAnnouncement>[0] = {},
): Promise<Tournament> {
  return tournaments.add(anAnnouncement(different));
}

/** A team of the tournament with nobody on its roster yet. */
export function aTeamOnFile(
  { teams }: Ports<'teams'>,
  { id: tournamentId }: Pick<Tournament, 'id'>,
  different: Partial<NewTeamOnFile> = {},
): Promise<Team> {
  const { name } = aNewTeam(different);
  return teams.add(aNewTeam({ tournamentId, invitationCode: `${tournamentId}-${name}`, ...different }));
}

/** Team 1, Team 2 and so on, of the tournament. */
export async function teamsOnFile(files: Ports<'teams'>, tournament: Pick<Tournament, 'id'>, count: number) {
  const made: Team[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    made.push(await aTeamOnFile(files, tournament, { name: `Team ${seed}` }));
  }
  return made;
}

/** Somebody who was registered for the tournament, as a free agent unless a team is named. */
export async function aPlayerInTournament(
  { players, registrations }: Ports<'players' | 'registrations'>,
  { id: tournamentId }: Pick<Tournament, 'id'>,
  person: Partial<NewPlayer> & Pick<NewPlayer, 'name'>,
  different: Partial<NewRegistration> = {},
): Promise<{ readonly player: Player; readonly registration: Registration }> {
  const player = await players.add(aNewPlayer(person));
  const registration = await registrations.add(aNewRegistration({ playerId: player.id, tournamentId, ...different }));
  return { player, registration };
}

/** The day of a tournament as it was drawn for these teams. */
export function aDayOnFile(
  { brackets, together }: Ports<'brackets' | 'together'>,
  tournament: Tournament,
  teams: readonly Pick<Team, 'id' | 'name'>[],
  { chosen = {}, author }: { readonly chosen?: Partial<DrawPlan>; readonly author?: Author } = {},
): Promise<TournamentDay> {
  const drawnBy = author ?? { by: 'Olga', at: new Date('2026-12-01T20:00:00Z') };
  return together(async () => {
    await brackets.save(aDrawnDay(tournament, teams, chosen), drawnBy);
    const day = await brackets.lock(tournament.id);
    if (day === undefined) throw new Error(`${tournament.name} has no brackets on file`);
    return day;
  });
}
