import { withTimetable } from '../../day/day-plan-of.ts';
import { ownGamesOn } from '../../day/own-games.ts';
import { previewRevision } from '../../day/revise-day.ts';
import {
  type DraftContent,
  draftedDay,
  isOutdated,
  type TimetableDraft,
  withChanges,
} from '../../day/timetable-draft.ts';
import type { TournamentDay } from '../../day/tournament-day.ts';
import { reconstructChoices, type StoredDrawChoices } from '../../draw/draw-choices.ts';
import type { Given } from '../../port/ports.ts';
import { kickoffOrder } from '../../schedule/game-times.ts';
import { type PublicationAhead, publicationAhead } from '../../schedule/publication-ahead.ts';
import { easternYear } from '../../time/eastern.ts';
import { noSuchTournament, type Tournament } from '../../tournament/tournament.ts';

/** Published timetable, unpublished draft, and the families told by a publication. */
interface DraftOverview {
  readonly tournament: Tournament;
  readonly published: TournamentDay | undefined;
  readonly draft: TimetableDraft | undefined;
  /** Day as it would be published; undefined where nothing waits. */
  readonly day: TournamentDay | undefined;
  readonly isOutdated: boolean;
  readonly families: PublicationAhead;
  /** Choices made for the last draw. */
  readonly choices: StoredDrawChoices | undefined;
}

/** Shows an organizer the unpublished draft. */
export class SeeDraft {
  constructor(
    private readonly ports: Given<'tournaments' | 'brackets' | 'timetableDrafts' | 'entrants' | 'notifiedTimetables'>,
  ) {}

  async run(tournamentId: number): Promise<DraftOverview> {
    const tournament = await this.ports.tournaments.find(tournamentId);
    if (tournament === undefined) throw noSuchTournament();
    const published = await this.ports.brackets.find(tournamentId);
    const draft = await this.ports.timetableDrafts.find(tournamentId);
    const content = draft?.content;
    const teamNames = content?.kind === 'drawn' ? await this.namesIn(tournament, published) : new Map();
    const day = dayAhead(content, { tournament, published, teamNames });
    return {
      ...{ tournament, published, draft, day },
      isOutdated: content?.kind === 'drawn' && isOutdated(content, published, tournament),
      families: day === undefined ? nobody : await this.familiesTold(tournament, day),
      choices: choicesOf((content?.kind === 'drawn' ? content : published)?.draw),
    };
  }

  private async namesIn(tournament: Tournament, published: TournamentDay | undefined) {
    const teams = await this.ports.entrants.of(tournament, easternYear(this.ports.clock.now()));
    return new Map([...(published?.teamNames ?? []), ...teams.map(({ id, name }) => [id, name] as const)]);
  }

  private async familiesTold(tournament: Tournament, day: TournamentDay): Promise<PublicationAhead> {
    if (!tournament.visible || tournament.status === 'completed') return nobody;
    const audience = await this.ports.notifiedTimetables.audienceOf(tournament.id);
    const gamesOf = ownGamesOn(day);
    const readers = audience.readers.map((reader) => ({
      ...reader,
      games: reader.teamId === null ? [] : gamesOf(reader.teamId),
    }));
    const starts = day.games.map(({ game }) => kickoffOrder(game.start));
    const start = { isUpcoming: tournament.status === 'upcoming', startsAt: new Date(Math.min(...starts)) };
    return publicationAhead({ ...audience, readers }, start, this.ports.clock.now());
  }
}

const nobody: PublicationAhead = { now: 0, later: 0, laterAt: null };

interface Circumstances extends Pick<TournamentDay, 'tournament' | 'teamNames'> {
  readonly published: TournamentDay | undefined;
}

function dayAhead(content: DraftContent | undefined, at: Circumstances): TournamentDay | undefined {
  const { published } = at;
  if (content?.kind === 'drawn') return draftedDay(content, at);
  if (content === undefined || published === undefined) return undefined;
  return previewRevision(published, withTimetable(published, withChanges(published, content))).day;
}

function choicesOf(draw: TournamentDay['draw'] | undefined): StoredDrawChoices | undefined {
  return draw && (draw.choices ?? reconstructChoices(draw.settings, draw.divisions));
}
