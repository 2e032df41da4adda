import type { Given, Needs } from '../../port/ports.ts';
import type { MailedLinkKind } from '../../rule/mail/mailed-link.ts';
import { type GuardedChange, mailboxesOf } from '../../rule/player/guarded-fields.ts';
import type { Player } from '../../rule/player/player.ts';
import { isContact } from '../../rule/team/captain.ts';
import type { Team } from '../../rule/team/team.ts';
import { captainLinkLetter } from '../captain/captain-link-letter.ts';
import { resealed } from '../mail/resealed.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { changedByFamilyLetter, changedByOrganizerLetter } from './change-letters.ts';
import { savePlayer } from './save-player.ts';

/** Ports needed to save guarded changes and to notify families of them. */
export type ChangingPorts = Given<
  'players' | 'teams' | 'tournaments' | 'mailboxes' | 'contactCodes' | 'revocations' | 'seal' | 'recentProofs'
>;

/** Saves a family's change: letters, links and proofs follow the record, and each new address notes the session that wrote it. */
export async function makeChange(
  ports: ChangingPorts,
  before: Player,
  { change, sessionId }: { readonly change: GuardedChange; readonly sessionId: string },
): Promise<Player> {
  const after = { ...before, ...change.to };
  await savePlayer(ports, after);
  const followed = await followMailbox(ports, before, after);
  const written = [change.to.email, change.to.parentEmail].filter((address) => typeof address === 'string');
  await ports.mailboxes.write(written, sessionId);
  await endProofs(ports, before.id, sessionId);
  await mailLedLinks(ports, before, { after, followed });
  await ports.audit.note({ thing: 'player', recordId: before.id, what: 'edited', ...change });
  return after;
}

/** Tells the addresses of before and after what the family has changed. */
export async function tellFamilysChange(ports: ChangingPorts, before: Player, change: GuardedChange): Promise<void> {
  const now = ports.clock.now();
  for (const { to, reader } of toldOf(before, change))
    await ports.outbox.post(changedByFamilyLetter(reader, { change, to, now }));
}

/**
 * Completes an organizer's own change: codes and proofs of the family end, and the addresses of before and after are
 * notified. Another address for a family whose mailbox has answered needs an organizer who has recently proved their
 * identity.
 */
export async function tellOrganizersChange(ports: ChangingPorts, before: Player, change: GuardedChange): Promise<void> {
  if ('email' in change.to || 'parentEmail' in change.to) await demandProof(ports, mailboxesOf(before));
  const now = ports.clock.now();
  await endProofs(ports, before.id, null);
  for (const { to, reader } of toldOf(before, change))
    await ports.outbox.post(changedByOrganizerLetter(reader, { change, to, now }));
}

async function demandProof({ mailboxes, recentProofs }: ChangingPorts, onFile: readonly string[]): Promise<void> {
  for (const address of onFile) if ((await mailboxes.confirmedAt(address)) !== undefined) return recentProofs.demand();
}

/** Returns the addresses of before and after, each with the record by which its reader is greeted. */
function toldOf(before: Player, change: GuardedChange): readonly { readonly to: string; readonly reader: Player }[] {
  const after = { ...before, ...change.to };
  const earlier = mailboxesOf(before);
  const known = earlier.map((address) => address.toLowerCase());
  const later = mailboxesOf(after).filter((address) => !known.includes(address.toLowerCase()));
  return [...earlier.map((to) => ({ to, reader: before })), ...later.map((to) => ({ to, reader: after }))];
}

interface Moved {
  readonly after: Player;
  readonly followed: FollowedTeams;
}

/** Mails the captain's links to an address that an organizer has changed, and ends every earlier session as captain. */
export async function moveLedTeams(ports: ChangingPorts, before: Player, moved: Moved): Promise<void> {
  for (const { id } of await mailLedLinks(ports, before, moved)) await ports.revocations.ofCaptain(id);
}

/** Mails a captain with another address the captain's links there; those mailed to the earlier address stop working. */
async function mailLedLinks(
  ports: ChangingPorts,
  before: Player,
  { after, followed }: Moved,
): Promise<readonly Team[]> {
  if (before.email.toLowerCase() === after.email.toLowerCase()) return [];
  const led = (await ports.teams.lockLedBy(after.id)).filter((team) => isContact(team, after));
  for (const team of led.filter(({ id, isActive }) => isActive && !followed.has(id))) {
    const tournament = await ports.tournaments.find(team.tournamentId);
    if (tournament === undefined) continue;
    const link = captainLink(ports, team, ports.clock.now());
    const event = `at ${ports.seal.mark(team.captainEmail.toLowerCase())}`;
    await ports.outbox.post(captainLinkLetter({ team, tournament, captain: after, link, event }));
  }
  return led;
}

/** Teams whose captain's link was moved to another address in a waiting letter. */
type FollowedTeams = ReadonlySet<number>;

/** Redirects waiting letters from a replaced address to the family's present one, with links that work there. */
export async function followMailbox(
  { outbox, seal, clock }: Needs<'outbox' | 'seal' | 'clock'>,
  before: Player,
  after: Player,
): Promise<FollowedTeams> {
  const teams = new Set<number>();
  const onMoved = (kind: MailedLinkKind, ids: readonly number[]) => {
    for (const id of kind === 'captain' ? ids : []) teams.add(id);
  };
  const moved = [
    [before.email, after.email],
    [before.parentEmail, after.parentEmail],
  ] as const;
  for (const [from, to] of moved)
    if (from && to && from.toLowerCase() !== to.toLowerCase())
      await outbox.follow(from, to, (text) => resealed(text, { from, to, seal, now: clock.now(), onMoved }));
  return teams;
}

/** Ends the proofs given by the earlier mailbox. */
async function endProofs(ports: ChangingPorts, playerId: number, sparedSession: string | null): Promise<void> {
  await ports.contactCodes.drop(playerId);
  await ports.revocations.ofContact(playerId, sparedSession);
}
