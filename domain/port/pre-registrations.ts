import type { NewPreRegistration, PreRegistration } from '../registration/pre-registration.ts';

/** The people who would like to hear of future tournaments. */
export abstract class PreRegistrations {
  abstract add(interest: NewPreRegistration, at: Date): Promise<PreRegistration>;
  /** The same interest where it is noted already; nobody else notes it until the transaction ends. */
  abstract lockSame(interest: NewPreRegistration): Promise<PreRegistration | undefined>;
}
