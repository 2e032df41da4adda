import type { Needs } from '../../port/ports.ts';
import type { Letter } from '../../rule/mail/letter.ts';
import { type GuardedField, mailboxesOf } from '../../rule/player/guarded-fields.ts';
import type { Player } from '../../rule/player/player.ts';
import { signersAddress } from '../../rule/waiver/waiver.ts';
import { companyOf, type Joined, welcomeLetter } from '../invitation/team-joined-letters.ts';
import { freeAgentLetter } from '../registration/free-agent-letter.ts';
import { withMailedPrice } from '../registration/mailed-price.ts';
import { type EntryPorts, entryNow, type Registered } from '../registration/open-tournament.ts';
import { teamCreatedLetter } from '../team/team-created-letter.ts';
import { askForSignature, waiverInConfirmation } from '../waiver/ask-for-signature.ts';
import type { ChangingPorts } from './guarded-change.ts';
import type { AskingSession } from './own-address.ts';
import { playerChangedLetter } from './player-changed-letter.ts';

export type CorrectingPorts = ChangingPorts & EntryPorts & Needs<'registrations'>;

/** Tells whether a session corrects addresses that it wrote itself when it made the record, and that have never answered. */
export async function isTypingError(
  { mailboxes }: Needs<'mailboxes'>,
  before: Player,
  { fields, by }: { readonly fields: readonly GuardedField[]; readonly by: AskingSession },
): Promise<boolean> {
  if (!by.hasMadeRecord) return false;
  for (const field of fields) {
    const address = field === 'email' || field === 'parentEmail' ? before[field] : null;
    if (!address || !(await mailboxes.isUnansweredOf(by.sessionId, address))) return false;
  }
  return true;
}

/** Mails confirmation and waiver anew to corrected addresses; the earlier ones only hear that something was changed. */
export async function confirmAnew(ports: CorrectingPorts, before: Player, player: Player): Promise<void> {
  const now = ports.clock.now();
  for (const to of mailboxesOf(before)) await ports.outbox.post(playerChangedLetter(before, now, ports.links, to));
  const isReached = isOther(before.email, player.email);
  const signs = ({ year }: Registered) => isOther(signersAddress(before, year), signersAddress(player, year));
  for (const registration of await ports.registrations.ofPlayer(player.id)) {
    const tournament = await ports.tournaments.find(registration.tournamentId);
    if (tournament === undefined) continue;
    const registered = { ...(await entryNow(ports, tournament)), player, registration, isNewcomer: false };
    if (isReached) await ports.outbox.post(await confirmation(ports, await withMailedPrice(ports, registered)));
    const isInConfirmation = isReached && waiverInConfirmation(ports, registered).length > 0;
    const occasion = correctionOf(ports, signersAddress(player, registered.year), now);
    if (signs(registered) && !isInConfirmation) await askForSignature(ports, registered, occasion);
  }
}

/** Returns what distinguishes the letters to a corrected address: each address gets one in an hour. */
const correctionOf = ({ seal }: Needs<'seal'>, address: string, now: Date) =>
  `${now.toISOString().slice(0, 13)} ${seal.mark(address.toLowerCase())}`;

const isOther = (one: string, other: string) => one.toLowerCase() !== other.toLowerCase();

/** Returns the confirmation of a registration as it stands now. */
async function confirmation(ports: CorrectingPorts, registered: Registered): Promise<Letter> {
  const { registration, now } = registered;
  const team = registration.teamId === null ? undefined : await ports.teams.find(registration.teamId);
  const letter = await (team === undefined
    ? freeAgentLetter(registered, ports)
    : ofTeam(ports, { ...registered, team }));
  return { ...letter, event: `${letter.event}:${correctionOf(ports, letter.to, now)}` };
}

async function ofTeam(ports: CorrectingPorts, joined: Joined): Promise<Letter> {
  const { team, player } = joined;
  if (team.captainId === player.id) return teamCreatedLetter({ ...joined, captain: player, delayed: null }, ports);
  return welcomeLetter(joined, ports, companyOf(await ports.registrations.rosterOf(team.id), player));
}
