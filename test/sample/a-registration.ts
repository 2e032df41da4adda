import type { NewRegistration, Registration } from '../../domain/rule/registration/registration.ts';

/** A free agent's registration, claimed to be signed by a guardian and not yet paid. */
export function aRegistration(different: Partial<Registration> = {}): Registration {
  return {
    id: 1,
    playerId: 1,
    tournamentId: 1,
    teamId: null,
    ageBracket: null,
    notes: null,
    playWith: null,
    payment: { state: 'pending', method: 'venmo', amountCents: 4000, receivedCents: 0 },
    price: { cents: 4000, reason: 'regular' },
    flags: [],
    waiver: {
      signer: 'Marta Ñuñez',
      relationship: 'guardian',
      version: '2026-11',
      language: 'en',
      isLikenessAllowed: false,
      signedAt: new Date('2026-11-20T15:00:00Z'),
      address: '203.0.113.7',
      confirmed: null,
    },
    contactShared: false,
    isUnproved: false,
    registeredAt: new Date('2026-11-20T15:00:00Z'),
    ...different,
  };
}

/** A registration that is about to be entered. */
export function aNewRegistration(different: Partial<NewRegistration> = {}): NewRegistration {
  const { id: _, ...registration } = aRegistration();
  return { ...registration, ...different };
}
