import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { invitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import {
  type PublicTeam,
  publicTeam,
  type SearchableTeam,
  searchable,
  teamsNamed,
} from '../../domain/answer/team/public-team.ts';
import { Clock } from '../../domain/port/clock.ts';
import { AnswersRefused } from '../../domain/rule/form/accept-answers.ts';
import { nameOrder } from '../../domain/rule/language/name-order.ts';
import type { PublicNames } from '../../domain/rule/player/public-name.ts';
import { easternYear } from '../../domain/rule/time/eastern.ts';
import { startOfNextEasternDay } from '../../domain/rule/time/eastern-instant.ts';
import { invalidInvitation } from '../../domain/use-case/invitation/invitation-code.ts';
import { invitationCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { unusableCharacters } from '../database/broken-constraint.ts';
import { CachedReading } from '../prepared/cached-reading.ts';
import { Changes } from '../prepared/changes.ts';
import { staleBy } from '../prepared/stale-by.ts';
import { Settings } from '../process/settings.ts';
import { InvitationCodes } from './invitation-codes.ts';
import { PostgresTeams, type TeamSearch } from './postgres-teams.ts';

const isStale = staleBy({ shows: ['tournaments', 'teams', 'rosters', 'players'] }, Number.NaN);

/** Public views of the teams. */
@Injectable()
export class PublicTeams {
  private readonly names: PublicNames;
  /** Cached lists of all teams, and of those that can be joined. */
  private readonly everywhere: Readonly<Record<'all' | 'available', CachedReading<readonly SearchableTeam[]>>>;

  constructor(
    private readonly teams: PostgresTeams,
    private readonly codes: InvitationCodes,
    private readonly clock: Clock,
    { publicNames }: Settings,
    changes: Changes,
  ) {
    this.names = publicNames;
    const now = () => this.clock.now().getTime();
    const lifetime = { now, end: () => startOfNextEasternDay(now()) };
    const read = (isAvailable: boolean) => async () => (await this.shown({ isAvailable })).map(searchable);
    const kept = (isAvailable: boolean) => new CachedReading(read(isAvailable), changes, lifetime);
    this.everywhere = { all: kept(false), available: kept(true) };
    changes.listen((change) => {
      if (change !== undefined && !isStale(change)) return;
      for (const reading of Object.values(this.everywhere)) reading.outdate();
    });
  }

  /** Lists the teams that match a filter; any part of a name is searched in the cached lists. */
  async list({ name, ...sought }: TeamSearch & { readonly name?: string | undefined }): Promise<readonly PublicTeam[]> {
    if (name?.includes('\u0000')) throw new AnswersRefused({ form: unusableCharacters });
    if (name === undefined) return this.shown(sought);
    const { tournamentId, isAvailable } = sought;
    const named = teamsNamed(await this.everywhere[isAvailable ? 'available' : 'all'].get(), name);
    return tournamentId === undefined ? named : named.filter((team) => team.tournamentId === tournamentId);
  }

  private async shown(sought: TeamSearch): Promise<readonly PublicTeam[]> {
    const found = await this.teams.list(sought);
    return found.map((one) => publicTeam(one, this.year, this.names)).toSorted(nameOrder.en);
  }

  /** Returns the team of an invitation; unknown, replaced, closed and full codes get the same refusal, but only an unknown one counts as a guess. */
  async invited(written: string, request: Request) {
    const reading = invitationCode.read(written, { year: this.year });
    const code = 'value' in reading ? reading.value : '';
    await this.codes.refuseUnknown(code, request);
    const invited = await this.teams.invited(code, this.clock.now());
    if (invited === undefined) throw invalidInvitation();
    return invitedTeam(invited.found, invited.roster, this.year, this.names);
  }

  private get year(): number {
    return easternYear(this.clock.now());
  }
}
