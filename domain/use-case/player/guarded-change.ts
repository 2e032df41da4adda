import type { MailedLinkKind } from '../../mail/mailed-link.ts';
import type { Player } from '../../player/player.ts';
import {
  type GuardedChange,
  mailboxesOf,
  mostWaiting,
  type PlayerChange,
  undoneWith,
  valuesBefore,
} from '../../player/player-change.ts';
import type { Given, Needs } from '../../port/ports.ts';
import { Refusal } from '../../refusal/refusal.ts';
import { isContact } from '../../team/captain.ts';
import type { Team } from '../../team/team.ts';
import { resealed } from '../mail/resealed.ts';
import { captainLink } from '../mail/sealed-mail.ts';
import { captainLinkLetter } from '../team/captain-link-letter.ts';
import {
  changedByOrganizerLetter,
  changeMadeLetter,
  changeRequestLetter,
  changeUndoneLetter,
} from './change-letters.ts';
import { changeLink, undoLink } from './change-link.ts';
import { savePlayer } from './save-player.ts';

/** Ports needed to save guarded changes, to notify families of them and to undo them. */
export type ChangingPorts = Given<
  'players' | 'teams' | 'playerChanges' | 'contactCodes' | 'revocations' | 'seal' | 'recentProofs'
>;

/** Asks the mailbox on file to confirm a change; the same request again is the same change, with the one letter that is on its way. */
export async function askMailbox(
  ports: ChangingPorts,
  player: Player,
  wish: GuardedChange & { readonly sessionId: string },
): Promise<void> {
  const now = ports.clock.now();
  const waiting = (await ports.playerChanges.ofPlayer(player.id)).filter(({ state }) => state === 'waiting');
  if (waiting.some(({ to, sessionId }) => sessionId === wish.sessionId && isSame(to, wish.to))) return;
  if (waiting.length >= mostWaiting) throw tooManyWaiting();
  const asked = { ...wish, playerId: player.id, askedAt: now, state: 'waiting', decidedAt: null } as const;
  const change = await ports.playerChanges.add(asked);
  await ports.outbox.post(changeRequestLetter(player, change, changeLink(ports, player, change.id, now)));
  await note(ports, player.id, 'change asked', change);
}

/** Makes a change that the mailbox on file has confirmed: the record changes, and both earlier addresses can undo it. */
export async function makeChange(ports: ChangingPorts, before: Player, change: PlayerChange): Promise<Player> {
  const now = ports.clock.now();
  const after = { ...before, ...change.to };
  await savePlayer(ports, after);
  const followed = await followMailbox(ports, before, after);
  await ports.playerChanges.decide(change.id, 'made', now);
  await closeOthers(ports, before.id, ['waiting'], change.id);
  await endProofs(ports, before.id, change.sessionId);
  await mailLedLinks(ports, before, { after, followed });
  const undo = undoLink(ports, change.id, now);
  for (const to of mailboxesOf(before)) await ports.outbox.post(changeMadeLetter(before, change, { to, undo }));
  await note(ports, before.id, 'change made', change);
  return after;
}

/** Makes a change at once that needs no confirmation any more. */
export async function makeAtOnce(
  ports: ChangingPorts,
  before: Player,
  wish: GuardedChange & Pick<PlayerChange, 'sessionId'>,
): Promise<Player> {
  const asked = {
    ...wish,
    playerId: before.id,
    askedAt: ports.clock.now(),
    state: 'waiting',
    decidedAt: null,
  } as const;
  return makeChange(ports, before, await ports.playerChanges.add(asked));
}

/**
 * Completes an organizer's own change: waiting and undoable changes are closed, and both addresses are notified.
 * Another address hands over the family's mailbox, so it needs an organizer who has recently proved their
 * identity.
 */
export async function tellOrganizersChange(ports: ChangingPorts, before: Player, change: GuardedChange): Promise<void> {
  if ('email' in change.to || 'parentEmail' in change.to) await ports.recentProofs.demand();
  const now = ports.clock.now();
  await closeOthers(ports, before.id, ['waiting', 'made']);
  await endProofs(ports, before.id, null);
  for (const to of mailboxesOf(before)) await ports.outbox.post(changedByOrganizerLetter(before, change, { to, now }));
}

/** Restores the values from before a change and those that followed it, and ends all trusted sessions of the player. */
export async function undoChange(ports: ChangingPorts, player: Player, change: PlayerChange): Promise<Player> {
  const now = ports.clock.now();
  const all = await ports.playerChanges.ofPlayer(player.id);
  const after = { ...player, ...valuesBefore(change, all) };
  await savePlayer(ports, after);
  await followMailbox(ports, player, after);
  for (const { id } of undoneWith(change, all)) await ports.playerChanges.decide(id, 'undone', now);
  await closeOthers(ports, player.id, ['waiting']);
  await endTrust(ports, after);
  for (const to of mailboxesOf(after)) await ports.outbox.post(changeUndoneLetter(after, change, to));
  await note(ports, player.id, 'change undone', { from: change.to, to: valuesBefore(change, all) });
  return after;
}

/** Refuses a waiting change: the record stays, and the link of its letter ends. */
export async function refuseChange(ports: ChangingPorts, change: PlayerChange): Promise<void> {
  await ports.playerChanges.decide(change.id, 'closed', ports.clock.now());
  await note(ports, change.playerId, 'change refused', change);
}

/** Ends all trusted sessions of a player; teams they lead get new captain's links at the address on file. */
export async function endTrust(ports: ChangingPorts, player: Player): Promise<void> {
  const now = ports.clock.now();
  await ports.contactCodes.drop(player.id);
  await ports.revocations.ofPlayer(player.id);
  for (const led of await ports.teams.lockLedBy(player.id)) {
    const team = await ports.teams.save({ ...led, captainLinkNumber: led.captainLinkNumber + 1 });
    await ports.revocations.ofCaptain(team.id);
    if (team.isActive) await ports.outbox.post(captainLinkLetter(team, captainLink(ports, team, now), 'new'));
  }
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
    const link = captainLink(ports, team, ports.clock.now());
    await ports.outbox.post(captainLinkLetter(team, link, `at ${ports.seal.mark(team.captainEmail.toLowerCase())}`));
  }
  return led;
}

/** Closes the other open changes of a player. */
async function closeOthers(
  { playerChanges, clock }: ChangingPorts,
  playerId: number,
  states: readonly PlayerChange['state'][],
  spared?: number,
): Promise<void> {
  for (const { id, state } of await playerChanges.ofPlayer(playerId)) {
    if (id !== spared && states.includes(state)) await playerChanges.decide(id, 'closed', clock.now());
  }
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

function note({ audit }: ChangingPorts, recordId: number, what: string, { from, to }: GuardedChange): Promise<void> {
  return audit.note({ thing: 'player', recordId, what, from, to });
}

function isSame(one: object, other: object): boolean {
  const sorted = (values: object) => JSON.stringify(Object.entries(values).toSorted());
  return sorted(one) === sorted(other);
}

function tooManyWaiting(): Refusal {
  return new Refusal(
    'conflict',
    'Several changes wait to be confirmed already. Please open the letter that we sent, or enter a code.',
  );
}
