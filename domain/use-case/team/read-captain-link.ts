import { Refusal } from '../../refusal/refusal.ts';

/** The team and number that were sealed into a captain's link. */
export function readCaptainLink(text: string | undefined): { readonly teamId: number; readonly number: number } {
  const [, teamId, number] = /^captain:(\d+):(\d+)$/.exec(text ?? '') ?? [];
  if (teamId === undefined || number === undefined) throw captainLinkEnded();
  return { teamId: Number(teamId), number: Number(number) };
}

/** Forged, replaced and outlived links are answered alike. */
export function captainLinkEnded(): Refusal {
  return new Refusal('not-found', 'This link no longer works. Please ask for a new one.');
}
