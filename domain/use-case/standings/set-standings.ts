import { changesBetween } from '../../audit/changes.ts';
import { previewRevision, type RevisedDay, reviseDay } from '../../day/revise-day.ts';
import { standingsSettings } from '../../day/tournament-day.ts';
import type { Given } from '../../port/ports.ts';
import { checkStandingsSettings, type StandingsSettings } from '../../standings/standings-settings.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import { type StandingsEntry, standingsFrom } from './standings-entry.ts';

interface StandingsOrder {
  readonly tournamentId: number;
  readonly entry: StandingsEntry;
  readonly by: string;
}

/** Settings as they are or would be, and the day before and after; no day where nothing is drawn. */
export interface StandingsRevised {
  readonly settings: StandingsSettings;
  readonly revised: RevisedDay | undefined;
}

/** Changes how a tournament ranks its teams; where that resets games that have started, only if it is confirmed. */
export class SetStandings {
  constructor(private readonly ports: Given<'tournaments' | 'brackets'>) {}

  async run({ tournamentId, entry, by }: StandingsOrder): Promise<StandingsRevised> {
    const tournament = await this.ports.tournaments.lockForTeams(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const before = standingsSettings(tournament);
    const settings = standingsFrom(entry, before);
    checkStandingsSettings(settings);
    const day = await this.ports.brackets.lock(tournamentId);
    const change = day && { tournament: { ...day.tournament, standings: settings } };
    if (entry.preview) return { settings, revised: day && change && previewRevision(day, change) };
    const revised = day && change && reviseDay(day, change, { isConfirmed: entry.confirm });
    await this.ports.tournaments.save({ ...tournament, standings: settings });
    if (revised !== undefined) await this.ports.brackets.save(revised, { by, at: this.ports.clock.now() });
    const changes = changesBetween(before, settings);
    await this.ports.audit.note({ thing: 'tournament', recordId: tournamentId, what: 'standings set', ...changes });
    return { settings, revised };
  }
}
