import type { Audit } from '../../port/audit.ts';
import type { Clock } from '../../port/clock.ts';
import type { PreRegistrations } from '../../port/pre-registrations.ts';

/** Somebody wants no more letters about new tournaments: all that is noted under the address is left out from now on. */
export class Unsubscribe {
  constructor(
    private readonly preRegistrations: PreRegistrations,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /** An interest that is forgotten gets no letters anyway. */
  async run(id: number): Promise<void> {
    const interest = await this.preRegistrations.find(id);
    if (interest === undefined) return;
    await this.preRegistrations.unsubscribe(interest.email, this.clock.now());
    await this.audit.note({ thing: 'pre-registration', recordId: id, what: 'unsubscribed' });
  }
}
