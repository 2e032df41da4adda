import type { App } from './app.ts';
import { mailedLink } from './mailed-link.ts';
import { listed, type Person } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';
import type { Refused, Visitor } from './visitor.ts';

export interface LedPage {
  readonly ledBy: string;
  readonly lead: { readonly name: string; readonly email: string } | null;
  readonly offer: { readonly name: string; readonly email: string; readonly role: string } | null;
  readonly currentPlayers: number;
  readonly players: readonly { readonly id: number; readonly isCaptain: boolean }[];
}

let teams = 0;

/** Takes something away. */
export const remove = <Body = Refused>(visitor: Visitor, path: string) =>
  visitor.call<Body>(path, { method: 'DELETE' });

/** Teams that are led by captains or beside their rosters, and the letters by which they change hands. */
export function ledTeamsOf(app: () => App) {
  /** A team whose captain has opened the letter, with a teammate, and somebody beside it who could lead it. */
  async function aLedTeam() {
    teams += 1;
    const { id: tournamentId } = await app().announce();
    // Each family has a mailbox of its own: one that nobody has confirmed takes twenty letters a day, and further ones wait.
    const sent = aTeam(tournamentId, {
      captainEmail: `hands-over${teams}@family.example`,
      parentEmail: `parent-of-captain${teams}@family.example`,
    });
    const created = await app().visitor().post<{ team: { id: number; invitationCode: string } }>('/api/teams', sent);
    const { id, invitationCode } = created.body.team;
    const [email, parentEmail] = [`mate-of-lead${teams}@family.example`, `parent-of-mate${teams}@family.example`];
    const joiner = aJoiner(invitationCode, { email, parentEmail });
    const mate = (await app().visitor().post<{ player: Person }>('/api/players/join-via-invitation', joiner)).body
      .player;
    const captain = app().visitor();
    await captain.post(`/api/captain-links/${await linkTo(sent.captainEmail, 'captain')}`, {});
    const coach = {
      name: 'Robin Reyes',
      email: `coach${teams}@club.example`,
      phone: '(201) 555-0188',
      role: 'coach',
    };
    return { number: teams, captain, id, tournamentId, sent, joiner, mate, coach, at: `/api/teams/${id}` };
  }

  const linkTo = (address: string, kind: 'captain' | 'captain/offer') => mailedLink(app(), address, kind);

  /** The offer of a team as its letter brings it. */
  async function offered(team: Awaited<ReturnType<typeof aLedTeam>>) {
    const { status, body } = await team.captain.post<LedPage>(`${team.at}/offer`, team.coach);
    expect(status).toBe(200);
    return { page: body, sealed: await linkTo(team.coach.email, 'captain/offer') };
  }

  const answered = (visitor: Visitor, sealed: string, answer: string) =>
    visitor.post<{ teamId: number | null }>(`/api/team-offers/${sealed}`, { answer });

  /** Waits for a letter to an address; answers its text. */
  const hears = async (address: string, subject: RegExp) => (await app().mailbox.mailTo(address, subject)).text;

  const officeSees = async (id: number) => (await listed(app(), 'teams', { id }))[0];

  return { aLedTeam, linkTo, offered, answered, hears, officeSees };
}
