import type { TeamMoveView } from '../../domain/answer/change-request/team-move-view.ts';
import type { App } from './app.ts';
import { mailedLink } from './mailed-link.ts';
import { listed, type Person } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';

let teams = 0;

/** A tournament as the captain could choose it. */
export const destination = (seen: { destinations: readonly { id: number }[] }, id: number) =>
  seen.destinations.find((one) => one.id === id);

/** Teams whose captains have opened their mail, and would play elsewhere. */
export function movingIn(app: () => App) {
  /** A captain and so many teammates, each with a parent's address of its own. */
  const aLedTeam = async (tournamentId: number, mates = 1, answers: object = {}) => {
    teams += 1;
    const captain = app().visitor();
    const email = `moving${teams}@family.example`;
    const sent = aTeam(tournamentId, { captainEmail: email, ...answers });
    const created = await captain.post<{ team: { id: number; name: string; invitationCode: string }; captain: Person }>(
      '/api/teams',
      sent,
    );
    const { team, captain: player } = created.body;
    const roster = [];
    for (let mate = 0; mate < mates; mate += 1) {
      const parentEmail = `parent${mate}.of${teams}@family.example`;
      const visitor = app().visitor();
      const joiner = aJoiner(team.invitationCode, { parentEmail, birthYear: sent.birthYear });
      const { body } = await visitor.post<{ player: Person }>('/api/players/join-via-invitation', joiner);
      roster.push({ ...body.player, parentEmail, joiner });
    }
    const at = `/api/teams/${team.id}/move`;
    return {
      ...team,
      sent,
      captain,
      email,
      player,
      roster,
      see: async (headers = {}) => (await captain.call<TeamMoveView>(at, { headers })).body,
      move: (toTournamentId: number, more: object = {}) =>
        captain.post<TeamMoveView & { message: string; details?: unknown }>(at, { toTournamentId, ...more }),
      takeBack: (id: number) => captain.post<TeamMoveView & { message: string }>(`${at}/requests/${id}/take-back`, {}),
    };
  };

  /** The same, once the captain has opened the link of the letter. */
  const aTrustedTeam = async (...asked: Parameters<typeof aLedTeam>) => {
    const team = await aLedTeam(...asked);
    const sealed = await mailedLink(app(), team.email, 'captain');
    expect((await team.captain.post(`/api/captain-links/${sealed}`, {})).status).toBe(200);
    return team;
  };

  const registrationsOf = (teamId: number) => listed(app(), 'tournament-registrations', { teamId });

  return {
    aLedTeam,
    aTrustedTeam,
    registrationsOf,
    teamNow: async (id: number) => (await listed(app(), 'teams', { id }))[0],
    requestsOf: (playerId: number) => listed(app(), 'change-requests', { playerId }),
    answer: (id: number, body: object) =>
      app().organizer.post<{ message: string; state: string }>(`/api/admin/change-requests/${id}/answer`, body),
    paid: async (playerId: number) => {
      const [registration] = await listed(app(), 'tournament-registrations', { playerId });
      const path = `/api/admin/tournament-registrations/${registration?.id}/payment`;
      const { status } = await app().organizer.put(path, { paymentStatus: 'paid', paymentMethod: 'Venmo' });
      expect(status).toBe(200);
    },
  };
}
