import { chosenRecords } from '../../domain/rule/form/chosen-records.ts';
import { captainLetter, captainLinkRequest } from '../../domain/use-case/captain/captain-forms.ts';
import { emailsToInvite } from '../../domain/use-case/invitation/invitations-to-send.ts';
import { teamsToDrop, withdrawal } from '../../domain/use-case/place/place-forms.ts';
import { dismissal, freeAgentChoice, rosterChoice } from '../../domain/use-case/roster/roster-forms.ts';
import { newTeam } from '../../domain/use-case/team/new-team.ts';
import { newTeamName } from '../../domain/use-case/team/new-team-name.ts';
import { teamForm } from '../../domain/use-case/team/team-form.ts';
import { teamVerification } from '../../domain/use-case/team/verify-team.ts';
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
export class TeamsToDeleteDto extends BodyOf(chosenRecords) {}
