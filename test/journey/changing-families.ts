import type { ChangesView } from '../../domain/answer/change-request/changes-view.ts';
import type { App } from './app.ts';
import { listed, type Person } from './records.ts';
import { aFreeAgent } from './samples.ts';
import type { Visitor } from './visitor.ts';

let families = 0;

/** An address that nobody else in the test has. */
export function anAddress(): string {
  families += 1;
  return `changing${families}@family.example`;
}

/** Families that change or cancel by the link in their mail, and the organizers who answer. */
export function changingIn(app: () => App) {
  const linkTo = async (address: string, letters: number): Promise<string> => {
    const texts = (await app().mailbox.mailsTo(address, letters)).map(({ text }) => text);
    return texts.flatMap((text) => /\/change\/(\S+)/.exec(text)?.[1] ?? []).at(-1) ?? '';
  };

  /** The page of a player as the mailbox opens it that got so many letters before. */
  const family = async (visitor: Visitor, playerId: number, address: string, before = 1) => {
    const asked = await visitor.post(`/api/players/${playerId}/change-link`, {});
    expect(asked.status).toBe(200);
    const sealed = await linkTo(address, before + 1);
    const at = `/api/change-requests/${sealed}`;
    const own = app().visitor();
    return {
      address,
      sealed,
      see: async () => (await own.post<ChangesView>(`${at}/see`, {})).body,
      takeBack: (id: number) => own.post<ChangesView & { message: string }>(`${at}/requests/${id}/take-back`, {}),
      ask: (body: object) => own.post<ChangesView & { message: string }>(at, body),
      letters: (count: number) => app().mailbox.mailsTo(address, count),
    };
  };

  const registrationsOf = (playerId: number) => listed(app(), 'tournament-registrations', { playerId });

  return {
    family,
    registrationsOf,
    /** Somebody registered alone, whose parent has an address of their own. */
    aFreeAgentsFamily: async (tournamentId: number) => {
      const address = anAddress();
      const visitor = app().visitor();
      const sent = aFreeAgent(tournamentId, { parentEmail: address, email: anAddress() });
      const { body } = await visitor.post<{ player: Person }>('/api/players', sent);
      return { ...(await family(visitor, body.player.id, address)), sent, player: body.player };
    },
    requestsOf: (playerId: number) => listed(app(), 'change-requests', { playerId }),
    answer: (id: number, body: object) => app().organizer.post(`/api/admin/change-requests/${id}/answer`, body),
    paid: async (playerId: number) => {
      const [registration] = await registrationsOf(playerId);
      const path = `/api/admin/tournament-registrations/${registration?.id}/payment`;
      const { status } = await app().organizer.put(path, { paymentStatus: 'paid', paymentMethod: 'Venmo' });
      expect(status).toBe(200);
    },
  };
}

/** Everybody who is registered asks to withdraw. */
export async function everybodyAsks({ database }: App): Promise<void> {
  await database.query(
    `insert into change_requests
       (player_id, registration_id, tournament_id, kind, is_refund_wanted, state, paid_cents, asked_at)
     select player_id, id, tournament_id, 'withdrawal', false, 'asked', 0, now() from tournament_registrations`,
  );
}
