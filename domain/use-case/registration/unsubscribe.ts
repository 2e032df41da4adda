import type { Given } from '../../port/ports.ts';

/**
 * Unsubscribes an address from letters about new tournaments, with all its pre-registrations. A deleted pre-registration gets no letters
 * anyway.
 */
export async function unsubscribe(given: Given<'preRegistrations'>, id: number): Promise<void> {
  const interest = await given.preRegistrations.find(id);
  if (interest === undefined) return;
  await given.preRegistrations.unsubscribe(interest.email, given.clock.now());
  await given.audit.note({ thing: 'pre-registration', recordId: id, what: 'unsubscribed' });
}
