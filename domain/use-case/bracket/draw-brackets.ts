import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Draw } from '../../draw/generate-brackets.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { DrawDesk } from './draw-desk.ts';

/** An organizer's wish for brackets. */
export interface DrawWish {
  readonly tournamentId: number;
  readonly input: unknown;
  readonly by: string;
  /** The version of the tournament that the organizer has seen, if that matters. */
  readonly version?: number | undefined;
}

/** A draw and the day it makes. */
export interface DrawOutcome {
  readonly draw: Draw;
  readonly day: TournamentDay;
}

/** An organizer generates the brackets and the timetable of a tournament. What cannot fit is refused and saves nothing. */
export class DrawBrackets {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly desk: DrawDesk,
    private readonly audit: Audit,
  ) {}

  async run({ tournamentId, input, by, version }: DrawWish): Promise<DrawOutcome> {
    const tournament = await this.tournaments.lockForTeams(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    checkVersion(tournament, version);
    const before = await this.brackets.lock(tournamentId);
    this.desk.checkConfirmed(before, input);
    const drawn = await this.desk.drawUp({ tournament, before, input, by });
    const { draw } = drawn;
    await this.tournaments.save(tournament);
    const saved = await this.brackets.save(drawn, { by, at: drawn.day.draw.drawnAt });
    const to = { games: saved.games.length, warnings: draw.warnings };
    await this.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'generated', to });
    return { draw, day: saved };
  }
}

/** What would be generated; nothing is saved, and games that have started need no confirmation to look. */
export class PreviewBrackets {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly desk: DrawDesk,
  ) {}

  async run({ tournamentId, input, by }: DrawWish): Promise<DrawOutcome> {
    const tournament = await this.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const before = await this.brackets.find(tournamentId);
    return this.desk.drawUp({ tournament, before, input, by });
  }
}

/** Refuses to write over what somebody else has changed meanwhile. */
export function checkVersion({ version: current }: Pick<Tournament, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw tournamentChanged(current);
}

const tournamentChanged = (version: number) =>
  new Refusal('stale', 'This tournament was changed meanwhile. Look at it again before you go on.', { version });
