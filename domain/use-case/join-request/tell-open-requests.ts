import type { JoinRequests } from '../../port/join-requests.ts';
import type { Mailboxes } from '../../port/mailboxes.ts';
import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../team/team.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { namesToLead } from './names-to-lead.ts';
import { openRequestsLetter } from './request-letters.ts';

/** The players who wait for an answer of a team are mailed to whoever leads it from now on: letters of before answer nothing. */
export async function tellOpenRequests(
  {
    requests,
    players,
    outbox,
    links,
    seal,
    mailboxes,
  }: Needs<'players' | 'outbox' | 'links' | 'seal'> & {
    readonly requests: JoinRequests;
    readonly mailboxes: Mailboxes;
  },
  team: Team,
  now: Date,
): Promise<void> {
  const open = await requests.pendingFor(team.id);
  const found = await Promise.all(open.map(({ playerId }) => players.find(playerId)));
  const waiting = found.filter((player) => player !== undefined);
  if (!team.isActive || waiting.length === 0) return;
  const nameOf = await namesToLead(mailboxes, team, now);
  const named = waiting.map((player) => ({ name: nameOf(player), skillLevel: player.skillLevel }));
  await outbox.post(openRequestsLetter(team, named, captainLink({ links, seal }, team, now)));
}
