import type { Request, Response } from 'express';
import type { Caller } from '../../api/http/allowed-to.ts';
import { rememberRequest } from '../../api/http/current-request.ts';
import { rememberCaller } from '../../api/http/known-caller.ts';
import { inPostgres, type PostgresAdapters } from './adapters.ts';

/** Demands a proof in a request of an organizer whose session holds this number, let in as a caller. */
function demanded({ recentProofs }: PostgresAdapters, id: number, caller: Caller = 'organizer'): Promise<void> {
  const request = { sessionID: 'phone', user: { id, username: 'kim' } } as unknown as Request;
  rememberCaller(request, { caller, proof: 'nobody', isAsked: false });
  return new Promise((resolve, reject) => {
    rememberRequest(request, {} as Response, () => recentProofs.demand().then(resolve, reject));
  });
}

inPostgres((adapters) => {
  test('a session that has just begun has proved who its organizer is, and no other session', async () => {
    await expect(demanded(adapters(), 7)).rejects.toMatchObject({ kind: 'forbidden', details: { proof: 'password' } });
    await adapters().trust('phone', 'organizer', 7);
    await expect(demanded(adapters(), 7)).resolves.toBeUndefined();
    await expect(demanded(adapters(), 8)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('at the device of an organizer a captain is asked for nothing, and whoever changes a child as its family is', async () => {
    await expect(demanded(adapters(), 9, 'captain')).resolves.toBeUndefined();
    await expect(demanded(adapters(), 9, 'player')).rejects.toMatchObject({ kind: 'forbidden' });
  });

  test('where nobody calls, nobody is asked', async () => {
    await expect(adapters().recentProofs.demand()).resolves.toBeUndefined();
  });
});
