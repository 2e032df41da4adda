import { callOffForm } from '../../domain/use-case/tournament/call-off-form.ts';
import { newTournament } from '../../domain/use-case/tournament/new-tournament.ts';
import {
  registrationState,
  repeatForm,
  tournamentForm,
  visibility,
} from '../../domain/use-case/tournament/tournament-form.ts';
import { BodyOf, PartOf } from '../form/body-of.ts';

export class TournamentFormDto extends BodyOf(tournamentForm) {}
export class TournamentChangeDto extends PartOf(tournamentForm) {}
export class NewTournamentDto extends BodyOf(newTournament) {}
export class TournamentRepeatDto extends BodyOf(repeatForm) {}
export class RegistrationStateDto extends BodyOf(registrationState) {}
export class VisibilityDto extends BodyOf(visibility) {}
export class CallOffDto extends BodyOf(callOffForm) {}
