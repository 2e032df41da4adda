import type { Given } from '../../port/ports.ts';

/** Somebody wants no more letters about new tournaments: all that is noted under the address is left out from now on. */
export class Unsubscribe {
  constructor(private readonly ports: Given<'preRegistrations'>) {}

  /** An interest that is forgotten gets no letters anyway. */
  async run(id: number): Promise<void> {
    const interest = await this.ports.preRegistrations.find(id);
    if (interest === undefined) return;
    await this.ports.preRegistrations.unsubscribe(interest.email, this.ports.clock.now());
    await this.ports.audit.note({ thing: 'pre-registration', recordId: id, what: 'unsubscribed' });
  }
}
