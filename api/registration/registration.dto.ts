import { chosenRecords } from '../../domain/rule/form/chosen-records.ts';
import { newFreeAgent } from '../../domain/use-case/free-agent/new-free-agent.ts';
import { registrationPayment } from '../../domain/use-case/payment/player-payment-form.ts';
import { newPreRegistration } from '../../domain/use-case/registration/new-pre-registration.ts';
import { returnForm } from '../../domain/use-case/returning-player/return-form.ts';
import { registrationForm } from '../../domain/use-case/roster/registration-form.ts';
import { BodyOf } from '../form/body-of.ts';

export class RegistrationFormDto extends BodyOf(registrationForm) {}
export class RegistrationPaymentDto extends BodyOf(registrationPayment) {}
export class NewFreeAgentDto extends BodyOf(newFreeAgent) {}
export class NewPreRegistrationDto extends BodyOf(newPreRegistration) {}
export class ReturnDto extends BodyOf(returnForm) {}
export class RegistrationsToDeleteDto extends BodyOf(chosenRecords) {}
