import { Refusal } from '../refusal/refusal.ts';

/** Minutes for which a proof of who is signed in holds: the sign-in itself, or the password shown again. */
export const proofMinutes = 10;

/** What is asked for again: the second factor too, where one is set up. */
export const proofsAsked = ['password', 'password and code'] as const;

export type ProofAsked = (typeof proofsAsked)[number];

/** The code by which a client knows that the call is carried out once POST /api/admin/account/proof has been answered. */
export const proofNeeded = (proof: ProofAsked) =>
  new Refusal('forbidden', 'Please show again that it is you: this makes or shows access to the site', { proof });
