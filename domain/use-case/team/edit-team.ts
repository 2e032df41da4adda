import { changesBetween } from '../../audit/changes.ts';
import { refuseStale, type SeenVersion } from '../../audit/seen-version.ts';
import { answersIn } from '../../form/form.ts';
import { said } from '../../language/sentence.ts';
import type { Given } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { type Team, teamNameTaken } from '../../team/team.ts';
import { teamDetailsAfter } from '../../team/team-details.ts';
import { contactBy, isLed } from '../../team/team-lead.ts';
import type { AskingPorts } from '../join-request/request-to-join.ts';
import { tellOpenRequests } from '../join-request/tell-open-requests.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from './captain-link-letter.ts';
import { lockTeam } from './lock-team.ts';
import { type TeamAnswers, teamForm } from './team-form.ts';

/** Changes an organizer's data about a team; its players are changed on the roster. */
export class EditTeam {
  constructor(private readonly ports: AskingPorts & Given<'tournaments' | 'unconfirmedPlaces' | 'recentProofs'>) {}

  async run(asked: {
    readonly id: number;
    readonly answers: Partial<TeamAnswers>;
    readonly seen: SeenVersion;
  }): Promise<Team> {
    const { team } = await lockTeam(this.ports, asked.id);
    refuseStale('team', asked.seen, team.version);
    const answers = { ...answersIn(teamForm.fields, team), ...asked.answers };
    if (answers.tournamentId !== team.tournamentId) throw staysInTournament(team);
    await this.refuseNamesake(team, answers.name);
    const after = edited(team, answers);
    const isLedOtherwise = after.ledBy !== team.ledBy || !isSameAddress(after.captainEmail, team.captainEmail);
    if (isLedOtherwise && isLed(after)) await this.ports.recentProofs.demand();
    const saved = await this.ports.teams.save(isLedOtherwise ? nextLink(after) : after);
    await this.ports.unconfirmedPlaces.keep(team.id);
    await this.ports.audit.note({ thing: 'team', recordId: team.id, what: 'edited', ...changesBetween(team, saved) });
    if (isLedOtherwise && isLed(saved)) await this.mailLink(saved);
    return saved;
  }

  private async mailLink(team: Team): Promise<void> {
    const now = this.ports.clock.now();
    await this.ports.outbox.post(captainLinkLetter(team, captainLink(this.ports, team, now), 'new'));
    await tellOpenRequests(this.ports, team, now);
  }

  private async refuseNamesake(team: Team, name: string): Promise<void> {
    const namesake = await this.ports.teams.named(team.tournamentId, name);
    if (namesake !== undefined && namesake.id !== team.id) throw teamNameTaken(name);
  }
}

const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Ends the earlier captain's link, and every session that it opened. */
const nextLink = (team: Team): Team => ({ ...team, captainLinkNumber: team.captainLinkNumber + 1 });

function edited(team: Team, { tournamentId: _, ...answers }: TeamAnswers): Team {
  return {
    ...team,
    ...answers,
    // A parent or coach whose name an organizer removes no longer leads the team.
    ledBy: answers.captainName === null ? 'captain' : team.ledBy,
    ...contactBy(answers),
    ...teamDetailsAfter(team, answers),
  };
}

function staysInTournament({ name }: Team): Refusal {
  return new Refusal(
    'conflict',
    said('{name} stays in its tournament. Add a new team to the other one instead.', { name }),
  );
}
