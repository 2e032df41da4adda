import { type LetterPart, paragraph } from '../../mail/letter.ts';

/** Tells a captain, above the link to the captain's page, what opening it is good for. */
export function heldInvitations(held: number): readonly LetterPart[] {
  if (held === 0) return [];
  const waiting = held === 1 ? '1 of your invitations has' : `${held} of your invitations have`;
  const them = held === 1 ? 'it' : 'them';
  return [paragraph(`${waiting} not left yet. Open this link and we send ${them}.`)];
}
