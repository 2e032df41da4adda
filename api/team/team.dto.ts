import { emailsToInvite } from '../../domain/use-case/invitation/send-invitations.ts';
import { rosterChoice } from '../../domain/use-case/team/assign-captain.ts';
import { dismissal } from '../../domain/use-case/team/dismissal.ts';
import { teamsToDrop } from '../../domain/use-case/team/drop-unconfirmed.ts';
import { freeAgentChoice } from '../../domain/use-case/team/free-agent-choice.ts';
import { captainLetter } from '../../domain/use-case/team/mail-captain.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';
import { captainLinkRequest } from '../../domain/use-case/team/send-captain-link.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { teamVerification } from '../../domain/use-case/team/verify-team.ts';
import { withdrawal } from '../../domain/use-case/team/withdraw-team.ts';
import { BodyOf, PartOf } from '../form/body-of.ts';

export class NewTeamNameDto extends BodyOf(newTeamName) {}
export class DismissalDto extends BodyOf(dismissal) {}
export class TeamFormDto extends BodyOf(teamForm) {}
export class TeamChangeDto extends PartOf(teamForm) {}
export class RosterChoiceDto extends BodyOf(rosterChoice) {}
export class CaptainLetterDto extends BodyOf(captainLetter) {}
export class CaptainLinkRequestDto extends BodyOf(captainLinkRequest) {}
export class EmailsToInviteDto extends BodyOf(emailsToInvite) {}
export class FreeAgentChoiceDto extends BodyOf(freeAgentChoice) {}
export class NewTeamDto extends BodyOf(newTeam) {}
export class TeamVerificationDto extends BodyOf(teamVerification) {}
export class WithdrawalDto extends BodyOf(withdrawal) {}
export class TeamsToDropDto extends BodyOf(teamsToDrop) {}
