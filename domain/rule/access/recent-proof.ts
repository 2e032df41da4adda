import { Refusal } from '../refusal/refusal.ts';

/** Minutes for which a proof of identity is valid: the sign-in itself, or a repeated password. */
export const proofMinutes = 10;

/** Proofs that can be required again: the second factor too, if one is set up. */
export const proofQuestions = ['password', 'password and code'] as const;

export type ProofQuestion = (typeof proofQuestions)[number];

/** Refusal that tells a client to answer POST /api/admin/account/proof first; the call succeeds afterwards. */
export const proofNeeded = (proof: ProofQuestion) =>
  new Refusal(
    'forbidden',
    'Please show again that it is you: this makes or shows access to the site, or leads families elsewhere',
    { proof },
  );
