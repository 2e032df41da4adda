import type { Needs } from '../../port/ports.ts';

/** Records in the audit that money received for a deleted registration is kept, or is to be refunded. */
export async function recordRetention(
  { audit }: Needs<'audit'>,
  gone: { readonly id: number; readonly playerId: number | null; readonly tournamentId: number | null },
  isKept: boolean,
): Promise<void> {
  const to = { playerId: gone.playerId, tournamentId: gone.tournamentId };
  await audit.note({
    thing: 'registration',
    recordId: gone.id,
    what: isKept ? 'money kept' : 'money to be refunded',
    to,
  });
}
