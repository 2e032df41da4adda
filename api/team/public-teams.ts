import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { invitedTeam } from '../../domain/answer/invitation/invited-team.ts';
import { isNamed, publicTeam } from '../../domain/answer/team/public-team.ts';
import { AnswersRefused } from '../../domain/form/accept-answers.ts';
import type { PublicNames } from '../../domain/player/public-name.ts';
import { Clock } from '../../domain/port/clock.ts';
import { easternYear } from '../../domain/time/eastern.ts';
import { invalidInvitation } from '../../domain/use-case/invitation/invitation-code.ts';
import { invitationCode } from '../../domain/use-case/invitation/join-by-code.ts';
import { unusableCharacters } from '../database/broken-constraint.ts';
import { Settings } from '../process/settings.ts';
import { InvitationCodes } from './invitation-codes.ts';
import { PostgresTeams, type TeamSearch } from './postgres-teams.ts';

/** The teams as the public sees them. */
@Injectable()
export class PublicTeams {
  private readonly names: PublicNames;

  constructor(
    private readonly teams: PostgresTeams,
    private readonly codes: InvitationCodes,
    private readonly clock: Clock,
    { publicNames }: Settings,
  ) {
    this.names = publicNames;
  }

  /** The teams that are sought; where a part of a name is, those that show it. */
  async list({ name, ...sought }: TeamSearch & { readonly name?: string | undefined }) {
    if (name?.includes('\u0000')) throw new AnswersRefused({ form: unusableCharacters });
    const shown = (await this.teams.list(sought)).map((found) => publicTeam(found, this.year, this.names));
    return name === undefined ? shown : shown.filter((team) => isNamed(team, name));
  }

  /** Unknown, replaced, closed and full codes are answered alike; only a code that no team has counts as a guess. */
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
