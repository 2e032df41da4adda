import type { App } from './app.ts';
import { mailedLink } from './mailed-link.ts';
import { listed, type Person } from './records.ts';
import { aJoiner, aTeam } from './samples.ts';

/** Teams of captains, to whom an organizer may write another contact, and the letters by which they change hands. */
export function ledTeamsOf(app: () => App) {
  /** A team whose captain has opened the letter, with a teammate, and a coach who could be its contact. */
  async function aLedTeam() {
    const number = ofWorker.nextNumber('led team');
    const { id: tournamentId } = await app().announce();
    // Each family has a mailbox of its own: one that nobody has confirmed takes twenty letters a day, and further ones wait.
    const sent = aTeam(tournamentId, {
      captainEmail: `hands-over${number}@family.example`,
      parentEmail: `parent-of-captain${number}@family.example`,
    });
    const created = await app().visitor().post<{ team: { id: number; invitationCode: string } }>('/api/teams', sent);
    const { id, invitationCode } = created.body.team;
    const [email, parentEmail] = [`mate-of-lead${number}@family.example`, `parent-of-mate${number}@family.example`];
    const joiner = aJoiner(invitationCode, { email, parentEmail });
    const mate = (await app().visitor().post<{ player: Person }>('/api/players/join-via-invitation', joiner)).body
      .player;
    const captain = app().visitor();
    await captain.post(`/api/captain-links/${await linkTo(sent.captainEmail)}`, {});
    const coach = {
      captainName: 'Robin Reyes',
      captainEmail: `coach${number}@club.example`,
      captainPhone: '(201) 555-0188',
    };
    return { number, captain, id, tournamentId, sent, joiner, mate, coach, at: `/api/teams/${id}` };
  }

  const linkTo = (address: string) => mailedLink(app(), address, 'captain');

  /** Waits for a letter to an address; answers its text. */
  const hears = async (address: string, subject: RegExp) => (await app().mailbox.mailTo(address, subject)).text;

  const officeSees = async (id: number) => (await listed(app(), 'teams', { id }))[0];

  return { aLedTeam, linkTo, hears, officeSees };
}
