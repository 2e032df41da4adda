import { startedGames } from '../../day/drawn-day.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import type { Draw } from '../../draw/generate-brackets.ts';
import { checkDrawnAgain } from '../../draw/keep-played.ts';
import type { Audit } from '../../port/audit.ts';
import type { Brackets } from '../../port/brackets.ts';
import type { Tournaments } from '../../port/tournaments.ts';
import { Refusal } from '../../refusal/refusal.ts';
import type { Tournament } from '../../tournament/tournament.ts';
import { noSuchTournament } from '../../tournament/tournament.ts';
import type { NewDraw } from '../draw/new-draw.ts';
import type { DrawMaker } from './draw-maker.ts';

/** An organizer's wish for brackets. */
export interface DrawWish {
  readonly tournamentId: number;
  readonly chosen: NewDraw;
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
    private readonly maker: DrawMaker,
    private readonly audit: Audit,
  ) {}

  async run({ tournamentId, chosen, by, version }: DrawWish): Promise<DrawOutcome> {
    // In one go and in this order: the day is read as it is once its tournament is held.
    const [tournament, before] = await Promise.all([
      this.tournaments.lockForTeams(tournamentId),
      this.brackets.find(tournamentId),
    ]);
    if (tournament === undefined) throw noSuchTournament();
    checkVersion(tournament, version);
    checkDrawnAgain(startedGames(before), chosen.confirm);
    const drawn = await this.maker.make({ tournament, before, chosen, by });
    const { draw, day } = drawn;
    await this.tournaments.countChange(tournamentId);
    await this.brackets.save(drawn, { by, at: day.draw.drawnAt });
    const to = { games: day.games.length, warnings: draw.warnings };
    await this.audit.note({ thing: 'bracket', recordId: tournamentId, what: 'generated', to });
    return { draw, day };
  }
}

/** What would be generated; nothing is saved, and games that have started need no confirmation to look. */
export class PreviewBrackets {
  constructor(
    private readonly tournaments: Tournaments,
    private readonly brackets: Brackets,
    private readonly maker: DrawMaker,
  ) {}

  async run({ tournamentId, chosen, by }: DrawWish): Promise<DrawOutcome> {
    const tournament = await this.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const before = await this.brackets.find(tournamentId);
    return this.maker.make({ tournament, before, chosen, by });
  }
}

/** Refuses to write over what somebody else has changed meanwhile. */
export function checkVersion({ version: current }: Pick<Tournament, 'version'>, seen: number | undefined): void {
  if (seen !== undefined && seen !== current) throw tournamentChanged(current);
}

const tournamentChanged = (version: number) =>
  new Refusal('stale', 'This tournament was changed meanwhile. Look at it again before you go on.', { version });
