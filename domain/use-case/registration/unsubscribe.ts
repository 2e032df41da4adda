import type { Given } from '../../port/ports.ts';

/** Unsubscribes an address from letters about new tournaments, with all its pre-registrations. */
export class Unsubscribe {
  constructor(private readonly ports: Given<'preRegistrations'>) {}

  /** A deleted pre-registration gets no letters anyway. */
  async run(id: number): Promise<void> {
    const interest = await this.ports.preRegistrations.find(id);
    if (interest === undefined) return;
    await this.ports.preRegistrations.unsubscribe(interest.email, this.ports.clock.now());
    await this.ports.audit.note({ thing: 'pre-registration', recordId: id, what: 'unsubscribed' });
  }
}
