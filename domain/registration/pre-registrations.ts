import type { NewPreRegistration } from './new-pre-registration.ts';

/** Somebody who would like to hear of future tournaments. */
export interface PreRegistration extends NewPreRegistration {
  readonly id: number;
  readonly createdAt: Date;
}

/** The people who would like to hear of future tournaments. */
export abstract class PreRegistrations {
  abstract add(interest: NewPreRegistration, at: Date): Promise<PreRegistration>;
}
