import { ownGamesOn } from '../../domain/day/own-games.ts';
import type { TournamentDay } from '../../domain/day/tournament-day.ts';
import type { Teammate } from '../../domain/mail/reached-at.ts';
import type { TeamId } from '../../domain/match/match.ts';
import { NotifiedTimetables } from '../../domain/port/notified-timetables.ts';
import { debtOf } from '../../domain/registration/debt.ts';
import type { Registration } from '../../domain/registration/registration.ts';
import { teammate } from '../../domain/registration/team-contact.ts';
import type { OwnGame } from '../../domain/schedule/own-game.ts';
import {
  type Audience,
  type ComingTournament,
  type LeadingReader,
  type NotifiedReader,
  type PlayingReader,
  type ScheduleReader,
} from '../../domain/schedule/schedule-reader.ts';
import type { Team } from '../../domain/team/team.ts';
import { isLedBeside } from '../../domain/team/team-lead.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { easternInstant } from '../../domain/time/eastern-instant.ts';
import type { Tournament } from '../../domain/tournament/tournament.ts';
import { waiverState } from '../../domain/waiver/waiver.ts';
import type { InMemoryBrackets } from './in-memory-brackets.ts';
import type { InMemoryPlayers } from './in-memory-players.ts';
import type { InMemoryRegistrations } from './in-memory-registrations.ts';
import type { InMemoryTeams } from './in-memory-teams.ts';
import type { InMemoryTournaments } from './in-memory-tournaments.ts';

const usualStart = '18:15';

/** What families were told for as long as a test lasts. Nobody else tells them, and nobody changes a timetable meanwhile. */
export class InMemoryNotifiedTimetables extends NotifiedTimetables {
  private readonly told = new Map<number, NotifiedReader & { readonly at: Date }>();
  /** By team, with the address that was written to: who leads the team anew was told nothing. */
  private readonly toldLeads = new Map<number, NotifiedReader & { readonly at: Date; readonly to: string }>();

  constructor(
    private readonly onFile: {
      readonly tournaments: InMemoryTournaments;
      readonly teams: InMemoryTeams;
      readonly players: InMemoryPlayers;
      readonly registrations: InMemoryRegistrations;
      readonly brackets: InMemoryBrackets;
    },
  ) {
    super();
  }

  override async takeTurn(): Promise<boolean> {
    return true;
  }

  override async tournaments(): Promise<readonly ComingTournament[]> {
    const coming = this.onFile.tournaments.all.filter(({ visible, status }) => visible && status !== 'completed');
    return Promise.all(coming.map((tournament) => this.coming(tournament)));
  }

  override async holdStill(tournamentId: number): Promise<boolean> {
    return (await this.onFile.tournaments.find(tournamentId)) !== undefined;
  }

  override async audienceOf(tournamentId: number): Promise<Audience> {
    const readers: ScheduleReader[] = [];
    for (const registration of this.onFile.registrations.ofTournament(tournamentId)) {
      const reader = await this.reader(registration);
      if (reader !== undefined) readers.push(reader);
    }
    const led = this.onFile.teams.ofTournament(tournamentId).filter((team) => isLedBeside(team) && hasPlace(team));
    for (const team of led) readers.push(await this.lead(team));
    const times = this.toldIn(tournamentId).map(({ at }) => at.getTime());
    return {
      lastChangeAt: this.onFile.brackets.changedAt(tournamentId) ?? null,
      lastToldAt: times.length === 0 ? null : new Date(Math.max(...times)),
      readers,
    };
  }

  override async keep(told: readonly NotifiedReader[], at: Date): Promise<void> {
    const since = (one: NotifiedReader, earlier?: { readonly letters: number; readonly at: Date }) =>
      earlier?.letters === one.letters ? earlier.at : at;
    for (const one of told) {
      if (one.registrationId === null) {
        const { teamId } = one;
        const to = (await this.onFile.teams.find(teamId))?.captainEmail ?? '';
        this.toldLeads.set(teamId, { ...one, to, at: since(one, this.toldLeads.get(teamId)) });
      } else {
        this.told.set(one.registrationId, { ...one, at: since(one, this.told.get(one.registrationId)) });
      }
    }
  }

  private toldIn(tournamentId: number) {
    const { registrations, teams } = this.onFile;
    const playing = registrations.ofTournament(tournamentId).flatMap(({ id }) => this.told.get(id) ?? []);
    const leading = teams.ofTournament(tournamentId).flatMap(({ id }) => this.toldLeads.get(id) ?? []);
    return [...playing, ...leading];
  }

  private async coming(tournament: Tournament): Promise<ComingTournament> {
    const { id, name, date, location, firstDay, playingHours, status } = tournament;
    const opening = playingHours[0]?.startTime ?? usualStart;
    const starts = (await this.onFile.brackets.find(id))?.games.map(({ game }) => Date.parse(game.start)) ?? [];
    const opens = firstDay === null ? Number.NaN : easternInstant(firstDay, opening);
    return {
      ...{ id, name, date, location, isUpcoming: status === 'upcoming', isNotified: this.toldIn(id).length > 0 },
      startsAt: new Date(starts.length === 0 ? opens : Math.min(...starts)),
      hasTimetable: starts.length > 0,
      hasDraft: this.onFile.brackets.drafts.get(id)?.content.kind === 'drawn',
      note: this.onFile.brackets.noteOf(id),
    };
  }

  private async teammates({ playerId, teamId }: Registration): Promise<readonly Teammate[]> {
    const roster = teamId === null ? [] : this.onFile.registrations.onTeam(teamId);
    const others = roster.filter((one) => one.playerId !== playerId);
    const found = await Promise.all(
      others.map(async (one) => {
        const player = await this.onFile.players.find(one.playerId);
        return player && teammate(player, one.contactShared, easternYear(new Date()));
      }),
    );
    return found.flatMap((one) => one ?? []);
  }

  private async lead(team: Team): Promise<LeadingReader> {
    const kept = this.toldLeads.get(team.id);
    const isStill = kept !== undefined && kept.to.toLowerCase() === team.captainEmail.toLowerCase();
    return {
      registrationId: null,
      name: team.captainName,
      email: team.captainEmail,
      language: team.captainLanguage,
      teamId: team.id,
      teamName: team.name,
      captainName: team.captainName,
      isLedBeside: true,
      captainLinkNumber: team.captainLinkNumber,
      teammates: [],
      games: gamesOf(team.id, await this.onFile.brackets.find(team.tournamentId)),
      told: isStill ? { teamId: team.id, games: kept.games, letters: kept.letters } : undefined,
      lettersToLeads: kept?.letters ?? 0,
    };
  }

  /** Nobody whose team still waits for a place. */
  private async reader(registration: Registration): Promise<PlayingReader | undefined> {
    const { id, playerId, teamId, tournamentId } = registration;
    const team = teamId === null ? undefined : await this.onFile.teams.find(teamId);
    const player = await this.onFile.players.find(playerId);
    if (player === undefined || (team !== undefined && team.waitlistedAt !== null)) return undefined;
    const told = this.told.get(id);
    return {
      registrationId: id,
      name: player.name,
      email: player.email,
      language: player.language,
      teamId,
      teamName: team?.name ?? null,
      captainName: team?.captainName ?? null,
      isLedBeside: team !== undefined && isLedBeside(team),
      teammates: await this.teammates(registration),
      debt: debtOf(registration),
      waiver: waiverState(registration.waiver),
      games: teamId === null ? [] : gamesOf(teamId, await this.onFile.brackets.find(tournamentId)),
      told: told && { teamId: told.teamId, games: told.games, letters: told.letters },
    };
  }
}

const hasPlace = ({ isActive, waitlistedAt }: Team): boolean => isActive && waitlistedAt === null;

/** A team's games in order of time. */
const gamesOf = (team: TeamId, day: TournamentDay | undefined): readonly OwnGame[] =>
  day === undefined ? [] : ownGamesOn(day)(team);
