import type { Needs } from '../../port/ports.ts';
import type { Team } from '../../rule/team/team.ts';
import type { Tournament } from '../../rule/tournament/tournament.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainOnFile } from '../registration/captain-on-file.ts';
import { namesForCaptain } from './names-for-captain.ts';
import { openRequestsLetter } from './request-letters.ts';

/** Mails the open requests to join a team to its new captain or contact, since the links of earlier letters no longer work. */
export async function tellOpenRequests(
  {
    joinRequests,
    players,
    registrations,
    outbox,
    links,
    seal,
    mailboxes,
  }: Needs<'players' | 'registrations' | 'outbox' | 'links' | 'seal' | 'joinRequests' | 'mailboxes'>,
  { team, tournament }: { readonly team: Team; readonly tournament: Tournament },
  now: Date,
): Promise<void> {
  const open = await joinRequests.pendingFor(team.id);
  const found = await Promise.all(
    open.map(async ({ playerId, registrationId }) => {
      const [player, asking] = await Promise.all([players.find(playerId), registrations.withId(registrationId)]);
      return player && asking && { ...player, isUnproved: asking.isUnproved };
    }),
  );
  const waiting = found.filter((player) => player !== undefined);
  if (!team.isActive || waiting.length === 0) return;
  const captain = await captainOnFile({ players }, team);
  const nameOf = await namesForCaptain(mailboxes, team, now);
  const named = waiting.map((player) => ({ name: nameOf(player), skillLevel: player.skillLevel }));
  await outbox.post(openRequestsLetter({ team, tournament, captain }, named, captainLink({ links, seal }, team, now)));
}
