import type { App } from './app.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

export interface Registration {
  readonly id: number;
  readonly playerId: number;
  readonly paymentStatus: string;
  readonly paymentConfirmed: boolean;
  readonly paymentMethod: string;
  readonly amountCents: number;
  readonly receivedCents: number;
  readonly version: number;
}

export interface Entry {
  readonly id: number;
  readonly amountCents: number;
  readonly method: string;
  readonly cause: string;
  readonly enteredBy: string;
  readonly receivedOn: string;
}

export const at = '/api/admin/tournament-registrations';

/** What an organizer enters of money, and how the registration stands after it. */
export function enteringMoney(app: () => App) {
  async function somebody() {
    const { id: tournamentId } = await app().announce();
    const agent = aFreeAgent(tournamentId);
    const { body } = await app().visitor().post<{ player: { id: number } }>('/api/players', agent);
    const { body: rows } = await app().organizer.get<readonly Registration[]>(
      `${at}?filter=${JSON.stringify({ playerId: body.player.id })}`,
    );
    const [registration] = rows;
    if (registration === undefined) throw new Error('Nobody is registered');
    return { ...registration, tournamentId, email: agent.email };
  }

  async function now(id: number) {
    const { body } = await app().organizer.get<Registration>(`${at}/${id}`);
    const { paymentStatus, receivedCents, amountCents } = body;
    return `${paymentStatus} ${receivedCents}/${amountCents}`;
  }

  async function entriesOf(registrationId: number) {
    const sought = JSON.stringify({ registrationId });
    const { body } = await app().organizer.get<readonly Entry[]>(
      `/api/admin/ledger?sort=["id","ASC"]&filter=${sought}`,
    );
    return body.map(({ amountCents, method, cause }) => `${amountCents} ${method} ${cause}`);
  }

  const receive = (registrationId: number, answers: object, by: Visitor = app().organizer) =>
    by.post<Entry & { errors?: object; message?: string }>('/api/admin/ledger', { registrationId, ...answers });

  const sendBack = (registrationId: number, answers: object) =>
    app().organizer.post<Entry & { message?: string }>('/api/admin/ledger/refunds', { registrationId, ...answers });

  return { somebody, now, entriesOf, receive, sendBack };
}
