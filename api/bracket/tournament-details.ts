import { Injectable } from '@nestjs/common';
import type { TournamentDetail } from '../../domain/answer/bracket/tournament-detail.ts';
import { publicTournament } from '../../domain/answer/tournament/public-tournament.ts';
import { Clock } from '../../domain/port/clock.ts';
import { noSuchTournament } from '../../domain/rule/tournament/tournament.ts';
import { PublicDays } from './public-days.ts';
import { TournamentFrames } from './tournament-frames.ts';

/** Reader of a tournament: organizers see hidden tournaments too; score keepers and team members see the brackets of active ones. */
interface Onlooker {
  /** Whether the answer is shared by many readers. */
  readonly isShared: boolean;
  readonly isOrganizer: () => Promise<boolean>;
  readonly maySeeBrackets: () => Promise<boolean>;
}

/** Reads a tournament with its teams, brackets and games. */
@Injectable()
export class TournamentDetails {
  constructor(
    private readonly frames: TournamentFrames,
    private readonly days: PublicDays,
    private readonly clock: Clock,
  ) {}

  /** Returns the details; the brackets of an active tournament are hidden from readers who have named none of its teams. */
  async of(id: number, { isShared, ...onlooker }: Onlooker): Promise<TournamentDetail> {
    const isOrganizer = await onlooker.isOrganizer();
    const frame = await (isShared ? this.frames.ofStrangers(id) : this.frames.read(id, isOrganizer));
    if (frame === undefined || !(frame.tournament.visible || isOrganizer)) throw noSuchTournament();
    const { tournament, teams, isClosedForAll } = frame;
    const isOpen = tournament.status !== 'active' || isOrganizer || (await onlooker.maySeeBrackets());
    const day = isOpen ? await this.days.find(id, isShared) : undefined;
    const window = { now: this.clock.now(), isClosedForAll };
    const shown = { ...publicTournament(tournament, window), version: tournament.version };
    const { brackets, games } = day ?? { brackets: [], games: [] };
    return { tournament: shown, brackets, teams, games, verificationRequired: !isOpen };
  }
}
